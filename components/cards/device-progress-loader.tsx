"use client";

import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { selectViewer, fetchViewer } from "@/store/viewer/viewer-slice";
import { whenIdle } from "../ui/when-idle";

// For who is not signed in. Most have watched nothing, and load nothing.
export function DeviceProgressLoader() {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectViewer);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = async () => {
      if (status === "unknown") return void dispatch(fetchViewer());
      const { loadDeviceProgress } = await import("@/store/continue-watching/device-progress");
      if (!signal.aborted) dispatch(loadDeviceProgress());
    };
    const showSaved = () => hasSavedFilms() && void show().catch(() => {});
    const stop = status === "unknown" || status === "signedOut" ? whenIdle(showSaved) : undefined;
    if (status === "signedOut") {
      addEventListener("storage", ({ key }) => key === "mq_watching" && showSaved(), { signal });
      addEventListener("pageshow", ({ persisted }) => persisted && showSaved(), { signal });
    }
    return () => {
      controller.abort();
      stop?.();
    };
  }, [status, dispatch]);
  return null;
}

function hasSavedFilms(): boolean {
  try {
    return localStorage.getItem("mq_watching") !== null;
  } catch {
    return false;
  }
}
