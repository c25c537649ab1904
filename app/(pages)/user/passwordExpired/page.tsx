import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { Framed } from "@/app/framed";
import { accountMetadata } from "@/app/metadata";
import { i18n, isMobile } from "@/app/request-data";

export const generateMetadata = accountMetadata("accountPasswordExpired");

/** An expired password leads to a new one by mail, as a forgotten one does. */
export default async function PasswordExpiredPage() {
  const { t } = await i18n();
  return (
    <Framed>
      <ForgotPasswordForm
        mobile={await isMobile()}
        title={t("accountPasswordExpired")}
        hint={t("accountPasswordExpiredHint")}
      />
    </Framed>
  );
}
