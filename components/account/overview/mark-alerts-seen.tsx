"use client";

import { useEffect, useState } from "react";
import { callApi } from "@/lib/api-client/call-api";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { fetchViewer } from "@/store/viewer/viewer-slice";
import { selectViewer } from "@/store/viewer/viewer-slice";

// A viewer who opens the account has seen its alerts. The header loads their number by itself, before or after.
export function MarkAlertsSeen({ alerts }: { alerts: number }) {
  const dispatch = useAppDispatch();
  const viewer = useAppSelector(selectViewer);
  const [cleared, setCleared] = useState(false);
  const unseen = Math.max(alerts, viewer.alerts);
  useEffect(() => {
    if (unseen === 0 || cleared) return;
    callApi("clear-alerts", {}).then(
      () => setCleared(true),
      () => undefined,
    );
  }, [unseen, cleared]);
  useEffect(() => {
    if (!cleared || viewer.status !== "signedIn" || viewer.alerts === 0) return;
    const seenViewer = { signedIn: true, name: viewer.name, alerts: 0 } as const;
    dispatch(fetchViewer.fulfilled(seenViewer, "alerts-seen", undefined));
  }, [cleared, viewer, dispatch]);
  return null;
}
