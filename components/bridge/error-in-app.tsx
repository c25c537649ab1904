"use client";

import { useEffect } from "react";
import { LazyErrorScreen } from "../errors/lazy-error-screen";
import { useText } from "../text-provider";
import { notifyApp } from "./notify-app";

// An error that the gate did not foresee, in the web view.
export function ErrorInApp({ code }: { code: 404 | 500 }) {
  const { t } = useText();
  const isMissing = code === 404;
  useEffect(() => void notifyApp({ v: 1, type: "error", code }, true), [code]);
  return (
    <LazyErrorScreen
      t={t}
      code={code}
      title={t(isMissing ? "error404" : "error503")}
      detail={t(isMissing ? "errorHint404" : "errorHint503")}
      homeHref="/mobile"
    />
  );
}
