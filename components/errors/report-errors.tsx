"use client";

import { useEffect } from "react";
import { whenIdle } from "../ui/when-idle";

// Loads what tells errors when the page has nothing else to do. Every page has these few lines, drawn or not.
export function ReportErrors({ build }: { build: string | undefined }) {
  useEffect(() => whenIdle(() => void load(build).catch(() => {})), [build]);
  return null;
}

async function load(build: string | undefined) {
  const { startReporting } = await import("./start-reporting");
  startReporting(build);
}
