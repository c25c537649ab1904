"use client";

import { ErrorInApp } from "@/components/bridge/error-in-app";
import { useReportError } from "@/components/errors/use-report-error";

export default function Broken({ error }: { error: unknown }) {
  useReportError(error);
  return <ErrorInApp code={500} />;
}
