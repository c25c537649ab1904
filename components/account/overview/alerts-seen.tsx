"use client";

import { useEffect, useState } from "react";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { viewerFetched } from "@/store/viewer/viewer-slice";
import { selectViewer } from "@/store/viewer/viewer-slice";
import { callSite } from "../form/call-site";

// Who opens the account has seen what is new. The header asks by itself, before or after.
export function AlertsSeen({ alerts }: { alerts: number }) {
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectViewer);
  const [cleared, setCleared] = useState(false);
  const news = Math.max(alerts, viewer.alerts);
  useEffect(() => {
    if (news === 0 || cleared) return;
    callSite("clear-alerts").then(
      () => setCleared(true),
      () => undefined,
    );
  }, [news, cleared]);
  useEffect(() => {
    if (!cleared || viewer.status !== "signedIn" || viewer.alerts === 0) return;
    const seen = { signedIn: true, name: viewer.name, alerts: 0 } as const;
    dispatch(viewerFetched.fulfilled(seen, "alerts-seen", undefined));
  }, [cleared, viewer, dispatch]);
  return null;
}
