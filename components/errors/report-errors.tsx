"use client";

import { useEffect } from "react";
import { whenIdle } from "../ui/when-idle";

// Loads the error reporter when the page is idle. Every page has these few lines, rendered or not.
export function ReportErrors({ build }: { build: string | undefined }) {
  useEffect(() => whenIdle(() => void load(build).catch(() => {})), [build]);
  return null;
}

async function load(build: string | undefined) {
  const { startErrorReporting } = await import("./start-error-reporting");
  startErrorReporting(build);
}
