"use client";

import { ErrorScreen } from "../errors/error-screen";
import { useText } from "../text-provider";
import { AppMessage } from "./app-message";

// An error that the gate did not foresee, in the web view.
export function ErrorInApp({ code }: { code: number }) {
  const { t } = useText();
  return (
    <>
      <ErrorScreen code={code} homeHref="/mobile" t={t} />
      <AppMessage message={{ v: 1, type: "error", code }} />
    </>
  );
}
