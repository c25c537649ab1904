"use client";

import { useEffect, useRef } from "react";
import { selectConsent } from "@/store/consent/consent-slice";
import { useAppSelector } from "@/store/hooks";
import { useLater } from "../ui/use-later";
import { whenIdle } from "../ui/when-idle";
import type { MeasureProps } from "./measure-props";

const ignore = () => {};

// Nothing is loaded before the viewer allows it, and then not before the page has nothing else to do.
export function Measure(props: MeasureProps) {
  const consent = useAppSelector(selectConsent);
  const { endpoint, ga, pixel } = props;
  const isMeasured = consent === "granted" && Boolean(endpoint ?? ga ?? pixel);
  const later = useLater(isMeasured, load, ignore);
  useEffect(() => {
    if (consent !== "not-granted") return;
    // What an earlier answer has left behind; a blocker may keep its code away.
    if (later || document.cookie.includes("mq_cid=")) {
      import("./forget-tracking").then(({ forgetTracking }) => forgetTracking(), ignore);
    }
  }, [consent, later]);
  const allowedAt = useRef(0);
  useEffect(() => {
    if (isMeasured) allowedAt.current = performance.now();
  }, [isMeasured]);
  return isMeasured && later ? <later.Tracking {...props} allowedAt={allowedAt} /> : null;
}

async function load() {
  await new Promise<void>((resolve) => void whenIdle(resolve));
  return import("./tracking");
}
