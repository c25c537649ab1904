"use client";

import { useEffect, useRef } from "react";
import { selectConsent, selectIsConsentRead } from "@/store/consent/consent-slice";
import { useAppSelector } from "@/store/hooks";
import { useLazyModule } from "../ui/use-lazy-module";
import { whenIdle } from "../ui/when-idle";
import type { AnalyticsProps } from "./start-tracking";

const ignore = () => {};

// Nothing is loaded before the viewer allows it, and then not before the page has nothing else to do.
export function AnalyticsAfterConsent(props: AnalyticsProps) {
  const consent = useAppSelector(selectConsent);
  // Without an endpoint too: the tracker says so then.
  const isMeasured = consent === "granted";
  const later = useLazyModule(isMeasured, load, ignore);
  useEffect(() => {
    if (consent !== "not-granted") return;
    // Deletes the cookies of an earlier consent; a blocker may prevent the code from loading.
    if (later || mayHaveId()) {
      import("./delete-tracking-data").then(
        ({ deleteTrackingData }) => deleteTrackingData(),
        ignore,
      );
    }
  }, [consent, later]);
  // What was allowed before the page came holds for all of it.
  const isRead = useAppSelector(selectIsConsentRead);
  const wasClosed = useRef(false);
  const allowedAt = useRef(0);
  useEffect(() => {
    if (isRead && consent !== "granted") wasClosed.current = true;
    else if (isMeasured && wasClosed.current) allowedAt.current = performance.now();
  }, [isRead, isMeasured, consent]);
  return isMeasured && later ? <later.TrackingController {...props} allowedAt={allowedAt} /> : null;
}

async function load() {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return import("./tracking-controller");
}

// The mark that goes with the id's cookie, which scripts cannot see, or a cookie of before.
function mayHaveId(): boolean {
  try {
    return localStorage.getItem("mq_cid") !== null || document.cookie.includes("mq_cid=");
  } catch {
    return false;
  }
}
