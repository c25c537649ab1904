"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { notifyApp } from "@/components/bridge/notify-app";
import { LazyErrorScreen } from "@/components/errors/lazy-error-screen";
import { useReportError } from "@/components/errors/use-report-error";
import { useText } from "@/components/text-provider";
import { isInWebView } from "@/lib/urls/site-paths";

type Props = { error?: unknown; isMissing?: boolean };

// An error that the gate did not foresee, on the site and in the app's web view.
export default function Broken({ error, isMissing = false }: Props) {
  const { t } = useText();
  const mobile = isInWebView(usePathname());
  const code = isMissing ? 404 : 500;
  useReportError(error);
  useEffect(() => void notifyApp({ v: 1, type: "error", code }, mobile), [code, mobile]);
  return (
    <LazyErrorScreen
      t={t}
      code={code}
      title={t(isMissing ? "error404" : "error503")}
      detail={t(isMissing ? "errorHint404" : "errorHint503")}
      homeHref={mobile ? "/mobile" : "/"}
    />
  );
}
