import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { FormBesidePicture } from "@/app/form-beside-picture";
import { accountMetadata } from "@/app/metadata";
import { getRequestI18n, isWebViewRequest } from "@/app/request-data";

export const generateMetadata = accountMetadata("accountForgotTitle");

export default async function ForgotPasswordPage() {
  const { t } = await getRequestI18n();
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
