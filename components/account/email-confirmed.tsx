import { useEffect, useState } from "react";
import { useText } from "../text-provider";
import { Outcome } from "./frame/outcome";
import { tellApp } from "./tell-app";
import { useGoOn } from "./use-go-on";

type Props = { mobile: boolean; signIn: string };

export function EmailConfirmed({ mobile, signIn }: Props) {
  const { t } = useText();
  // An app that was told goes on by itself.
  const [isOurs, setIsOurs] = useState(!mobile);
  useGoOn(isOurs ? signIn : undefined);
  useEffect(() => {
    void tellApp({ v: 1, type: "verification" }, mobile).then((told) => setIsOurs(!told));
  }, [mobile]);
  return (
    <Outcome title={t("accountEmailConfirmed")} href={signIn} action={t("signIn")}>
      {t("accountEmailConfirmedHint")}
    </Outcome>
  );
}
