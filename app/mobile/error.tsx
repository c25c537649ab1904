"use client";

import { ErrorInApp } from "@/components/bridge/error-in-app";

export default function Broken() {
  return <ErrorInApp code={500} />;
}
