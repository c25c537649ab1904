import { useEffect } from "react";
import { useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import { FormHeading } from "./frame/form-heading";
import { tellApp } from "./tell-app";
import { useGoOn } from "./use-go-on";
import { userPath } from "./user-path";

export function PasswordChanged({ mobile }: { mobile: boolean }) {
  const { t } = useText();
  const account = userPath("account", mobile);
  useGoOn(mobile ? undefined : account);
  useEffect(() => void tellApp({ v: 1, type: "password" }, mobile), [mobile]);
  return (
    <>
      <FormHeading title={t("accountPasswordChanged")} isNew>
        {t("accountPasswordChangedHint")}
      </FormHeading>
      <LinkButton look="primary" size="large" block href={account}>
        {t("myAccount")}
      </LinkButton>
    </>
  );
}
