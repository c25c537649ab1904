"use client";

import { ErrorScreen } from "@/components/errors/error-screen";
import { useText } from "@/components/text-provider";

// For an address that no middleware saw; drawn in the browser's half so that other pages carry no copy of it.
export default function NotFound() {
  const { t } = useText();
  return <ErrorScreen t={t} code={404} title={t("error404")} detail={t("errorHint404")} />;
}
