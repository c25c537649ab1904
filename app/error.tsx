"use client";

import { ErrorScreen } from "@/components/errors/error-screen";
import { useToldError } from "@/components/errors/use-told-error";
import { useText } from "@/components/text-provider";

export default function Broken({ error }: { error: unknown }) {
  const { t } = useText();
  useToldError(error);
  return <ErrorScreen t={t} code={500} title={t("error503")} detail={t("errorHint503")} />;
}
