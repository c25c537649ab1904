import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { FormBesidePicture } from "@/app/framed";
import { accountMetadata } from "@/app/metadata";
import { requestI18n, isWebViewRequest } from "@/app/request-data";

export const generateMetadata = accountMetadata("accountForgotTitle");

export default async function ForgotPasswordPage() {
  const { t } = await requestI18n();
  return (
    <FormBesidePicture>
      <ForgotPasswordForm
        mobile={await isWebViewRequest()}
        title={t("accountForgotTitle")}
        hint={t("accountForgotHint")}
      />
    </FormBesidePicture>
  );
}
