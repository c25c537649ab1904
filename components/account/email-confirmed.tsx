import { useEffect } from "react";
import { useText } from "../text-provider";
import { LinkButton } from "../ui/button";
import { FormHeading } from "./frame/form-heading";
import { tellApp } from "./tell-app";
import { useGoOn } from "./use-go-on";

type Props = { mobile: boolean; signIn: string };

export function EmailConfirmed({ mobile, signIn }: Props) {
  const { t } = useText();
  useGoOn(signIn);
  useEffect(() => void tellApp({ v: 1, type: "verification" }, mobile), [mobile]);
  return (
    <>
      <FormHeading title={t("accountEmailConfirmed")} isNew>
        {t("accountEmailConfirmedHint")}
      </FormHeading>
      <LinkButton look="primary" size="large" block href={signIn}>
        {t("signIn")}
      </LinkButton>
    </>
  );
}
