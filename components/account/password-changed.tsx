import { useEffect } from "react";
import { useText } from "../text-provider";
import { Outcome } from "./frame/outcome";
import { tellApp } from "./tell-app";
import { useGoOn } from "./use-go-on";
import { userPath } from "./user-path";

export function PasswordChanged({ mobile }: { mobile: boolean }) {
  const { t } = useText();
  const account = userPath("account", mobile);
  useGoOn(mobile ? undefined : account);
  useEffect(() => void tellApp({ v: 1, type: "password" }, mobile), [mobile]);
  return (
    <Outcome title={t("accountPasswordChanged")} href={account} action={t("myAccount")}>
      {t("accountPasswordChangedHint")}
    </Outcome>
  );
}
