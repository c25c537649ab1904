"use client";

import { ErrorInApp } from "@/components/bridge/error-in-app";
import { useToldError } from "@/components/errors/use-told-error";

export default function Broken({ error }: { error: unknown }) {
  useToldError(error);
  return <ErrorInApp code={500} />;
}
