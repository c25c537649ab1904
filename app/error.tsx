"use client";

import { LazyErrorScreen } from "@/components/errors/lazy-error-screen";
import { useReportError } from "@/components/errors/use-report-error";
import { useText } from "@/components/text-provider";

type Props = { error?: unknown; isMissing?: boolean };

export default function Broken({ error, isMissing = false }: Props) {
  const { t } = useText();
  useReportError(error);
  return (
    <LazyErrorScreen
      t={t}
      code={isMissing ? 404 : 500}
      title={t(isMissing ? "error404" : "error503")}
      detail={t(isMissing ? "errorHint404" : "errorHint503")}
    />
  );
}
