"use client";

import { useText } from "../text-provider";
import { Outcome } from "./frame/outcome";

/** Leads to where another link is to be had. */
export function LinkExpired({
  hint,
  href,
  action,
}: {
  hint: string;
  href: string;
  action: string;
}) {
  const { t } = useText();
  return (
    <Outcome title={t("accountLinkExpired")} href={href} action={action}>
      {hint}
    </Outcome>
  );
}
