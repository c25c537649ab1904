"use client";

import { ErrorScreen } from "../errors/error-screen";
import { useText } from "../text-provider";
import { AppMessage } from "./app-message";

// An error that the gate did not foresee, in the web view.
export function ErrorInApp({ code }: { code: 404 | 500 }) {
  const { t } = useText();
  const isMissing = code === 404;
  return (
    <>
      <ErrorScreen
        t={t}
        code={code}
        title={t(isMissing ? "error404" : "error503")}
        detail={t(isMissing ? "errorHint404" : "errorHint503")}
        homeHref="/mobile"
      />
      <AppMessage message={{ v: 1, type: "error", code }} />
    </>
  );
}
