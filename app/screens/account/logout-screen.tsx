import { FormHeading } from "@/components/account/frame/form-heading";
import { LinkRow } from "@/components/account/frame/link-row";
import { userPath } from "@/components/account/user-path";
import { LinkButton } from "@/components/ui/button";
import { i18n } from "../../request-data";
import { Framed } from "./framed";

export async function LogoutScreen({ mobile }: { mobile: boolean }) {
  const { t } = await i18n();
  return (
    <Framed mobile={mobile}>
      <FormHeading title={t("accountSignedOut")}>{t("accountSignedOutHint")}</FormHeading>
      <LinkButton look="primary" size="large" block href={userPath("signIn", mobile)}>
        {t("signIn")}
      </LinkButton>
      <LinkRow>
        <a className="link" href={mobile ? "/mobile" : "/"}>
          {t("backToHome")}
        </a>
      </LinkRow>
    </Framed>
  );
}
