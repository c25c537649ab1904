import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { notifyApp } from "@/components/bridge/notify-app";
import { ErrorScreen } from "@/components/errors/error-screen";
import { useText } from "@/components/text-provider";
import { isInWebView } from "@/lib/urls/is-in-web-view";

// What `error.tsx` loads: every page may turn into it and hardly any does.
export function ErrorPage({ isMissing }: { isMissing: boolean }) {
  const { t } = useText();
  const mobile = isInWebView(usePathname());
  const code = isMissing ? 404 : 500;
  useEffect(() => void notifyApp({ v: 1, type: "error", code }, mobile), [code, mobile]);
  return (
    <ErrorScreen
      t={t}
      code={code}
      title={t(isMissing ? "error404" : "error503")}
      detail={t(isMissing ? "errorHint404" : "errorHint503")}
      homeHref={mobile ? "/mobile" : "/"}
    />
  );
}
