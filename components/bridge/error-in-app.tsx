"use client";

import { ErrorScreen } from "../errors/error-screen";
import { useText } from "../text-provider";
import { TellApp } from "./tell-app";

// A failure that the gate did not foresee, in the web view.
export function ErrorInApp({ code }: { code: number }) {
  const { t } = useText();
  return (
    <>
      <ErrorScreen code={code} homeHref="/mobile" t={t} />
      <TellApp message={{ v: 1, type: "error", code }} />
    </>
  );
}
