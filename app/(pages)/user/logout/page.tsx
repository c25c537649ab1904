import { FormHeading } from "@/components/form-page/form-heading";
import { LinkRow } from "@/components/form-page/link-row";
import { userPath } from "@/lib/urls/user-path";
import { LinkButton } from "@/components/ui/button";
import { requestI18n, isWebViewRequest } from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { FormBesidePicture } from "@/app/framed";

export const generateMetadata = accountMetadata("accountSignedOut");

export default async function SignedOutPage() {
  const mobile = await isWebViewRequest();
  const { t } = await requestI18n();
  return (
    <FormBesidePicture>
      <FormHeading title={t("accountSignedOut")}>{t("accountSignedOutHint")}</FormHeading>
      <LinkButton variant="primary" size="large" block href={userPath("signIn", mobile)}>
        {t("signIn")}
      </LinkButton>
      <LinkRow>
        <a className="link" href={mobile ? "/mobile" : "/"}>
          {t("backToHome")}
        </a>
      </LinkRow>
    </FormBesidePicture>
  );
}
