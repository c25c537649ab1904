"use client";

import { ErrorScreen } from "@/components/errors/error-screen";
import { useText } from "@/components/text-provider";

export default function Broken() {
  const { t } = useText();
  return <ErrorScreen code={500} t={t} />;
}
