import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { Framed } from "@/app/framed";
import { accountMetadata } from "@/app/metadata";
import { i18n, isMobile } from "@/app/request-data";

export const generateMetadata = accountMetadata("accountForgotTitle");

export default async function ForgotPasswordPage() {
  const { t } = await i18n();
  return (
    <Framed>
      <ForgotPasswordForm
        mobile={await isMobile()}
        title={t("accountForgotTitle")}
        hint={t("accountForgotHint")}
      />
    </Framed>
  );
}
