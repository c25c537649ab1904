import { FormHeading } from "@/components/form-page/form-heading";
import { LinkRow } from "@/components/form-page/link-row";
import { userPath } from "@/lib/urls/user-path";
import { LinkButton } from "@/components/ui/button";
import { i18n, isMobile } from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { Framed } from "@/app/framed";

export const generateMetadata = accountMetadata("accountSignedOut");

export default async function SignedOutPage() {
  const mobile = await isMobile();
  const { t } = await i18n();
  return (
    <Framed>
      <FormHeading title={t("accountSignedOut")}>{t("accountSignedOutHint")}</FormHeading>
      <LinkButton variant="primary" size="large" block href={userPath("signIn", mobile)}>
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
