"use client";

import { useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import { FormHeading } from "./frame/form-heading";

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
    <>
      <FormHeading title={t("accountLinkExpired")} isNew>
        {hint}
      </FormHeading>
      <LinkButton look="primary" size="large" block href={href}>
        {action}
      </LinkButton>
    </>
  );
}
