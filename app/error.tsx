"use client";

import { ErrorScreen } from "@/components/errors/error-screen";
import { useText } from "@/components/text-provider";

export default function Broken() {
  const { t } = useText();
  return <ErrorScreen t={t} code={500} title={t("error503")} detail={t("errorHint503")} />;
}
