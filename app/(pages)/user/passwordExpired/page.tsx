import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { FormBesidePicture } from "@/app/framed";
import { accountMetadata } from "@/app/metadata";
import { requestI18n, isWebViewRequest } from "@/app/request-data";

export const generateMetadata = accountMetadata("accountPasswordExpired");

/** An expired password leads to a new one by mail, as a forgotten one does. */
export default async function PasswordExpiredPage() {
  const { t } = await requestI18n();
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
