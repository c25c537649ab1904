"use client";

import { LazyErrorScreen } from "@/components/errors/lazy-error-screen";
import { useToldError } from "@/components/errors/use-told-error";
import { useText } from "@/components/text-provider";

type Props = { error?: unknown; isMissing?: boolean };

export default function Broken({ error, isMissing = false }: Props) {
  const { t } = useText();
  useToldError(error);
  return (
    <LazyErrorScreen
      t={t}
      code={isMissing ? 404 : 500}
      title={t(isMissing ? "error404" : "error503")}
      detail={t(isMissing ? "errorHint404" : "errorHint503")}
    />
  );
}
