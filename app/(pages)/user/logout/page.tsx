import { FormHeading } from "@/components/form-page/form-heading";
import { FormPageLinks } from "@/components/form-page/form-page-links";
import { userPath } from "@/lib/urls/user-path";
import { LinkButton } from "@/components/ui/button";
import { getRequestI18n, isWebViewRequest } from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { FormBesidePicture } from "@/app/form-beside-picture";

export const generateMetadata = accountMetadata("accountSignedOut");

export default async function SignedOutPage() {
  const mobile = await isWebViewRequest();
  const { t } = await getRequestI18n();
  return (
    <FormBesidePicture>
      <FormHeading title={t("accountSignedOut")}>{t("accountSignedOutHint")}</FormHeading>
      <LinkButton variant="primary" size="large" block href={userPath("signIn", mobile)}>
        {t("signIn")}
      </LinkButton>
      <FormPageLinks>
        <a className="link" href={mobile ? "/mobile" : "/"}>
          {t("backToHome")}
        </a>
      </FormPageLinks>
    </FormBesidePicture>
  );
}
