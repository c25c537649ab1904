import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { i18n } from "../../request-data";
import { Framed } from "./framed";

type Props = { mobile: boolean; expired?: boolean };

/** Forgotten or expired: both lead to a new password by mail. */
export async function ForgotScreen({ mobile, expired = false }: Props) {
  const { t } = await i18n();
  return (
    <Framed mobile={mobile}>
      <ForgotPasswordForm
        mobile={mobile}
        title={t(expired ? "accountPasswordExpired" : "accountForgotTitle")}
        hint={t(expired ? "accountPasswordExpiredHint" : "accountForgotHint")}
      />
    </Framed>
  );
}
