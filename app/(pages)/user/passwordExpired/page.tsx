import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { FormBesidePicture } from "@/app/form-beside-picture";
import { accountMetadata } from "@/app/metadata";
import { getRequestI18n, isWebViewRequest } from "@/app/request-data";

export const generateMetadata = accountMetadata("accountPasswordExpired");

/** An expired password leads to a new one by mail, as a forgotten one does. */
export default async function PasswordExpiredPage() {
  const { t } = await getRequestI18n();
  return (
    <FormBesidePicture>
      <ForgotPasswordForm
        mobile={await isWebViewRequest()}
        title={t("accountPasswordExpired")}
        hint={t("accountPasswordExpiredHint")}
      />
    </FormBesidePicture>
  );
}
