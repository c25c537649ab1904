"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { useReportError } from "@/components/errors/use-report-error";
import { useText } from "@/components/text-provider";
import { isInWebView } from "@/lib/urls/is-in-web-view";

type Props = { error?: unknown; isMissing?: boolean };

const LazyErrorPage = dynamic<{ isMissing: boolean }>(() =>
  import("./error-page").then(
    ({ ErrorPage }) => ErrorPage,
    () => PlainErrorPage,
  ),
);

// An error that the gate did not foresee, on the site and in the app's web view.
export default function Broken({ error, isMissing = false }: Props) {
  useReportError(error);
  return <LazyErrorPage isMissing={isMissing} />;
}

// Where the code of the page can't be loaded.
function PlainErrorPage({ isMissing }: { isMissing: boolean }) {
  const { t } = useText();
  const homeHref = isInWebView(usePathname()) ? "/mobile" : "/";
  return (
    <div className="wrap">
      <h1 className="display">{t(isMissing ? "error404" : "error503")}</h1>
      <p>{t(isMissing ? "errorHint404" : "errorHint503")}</p>
      <a href={homeHref}>{t("backToHome")}</a>
    </div>
  );
}
