"use client";

import { usePathname } from "next/navigation";
import { LazyErrorInApp } from "@/components/bridge/lazy-error-in-app";
import { useReportError } from "@/components/errors/use-report-error";
import { isInWebView } from "@/lib/urls/paths";

/** An error that the gate did not foresee: in the web view the frame stays; on the site app/error.tsx replaces it. */
export default function PageError({ error }: { error: unknown }) {
  const mobile = isInWebView(usePathname());
  useReportError(mobile ? error : undefined);
  if (!mobile) throw error;
  return <LazyErrorInApp code={500} />;
}
