import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { i18n, isMobile } from "../../request-data";
import { accountMetadata } from "../metadata";
import { Framed } from "./framed";

export const forgotMetadata = accountMetadata("accountForgotTitle");
export const expiredMetadata = accountMetadata("accountPasswordExpired");

export function ForgotScreen() {
  return <NewPassword title="accountForgotTitle" hint="accountForgotHint" />;
}

export function ExpiredScreen() {
  return <NewPassword title="accountPasswordExpired" hint="accountPasswordExpiredHint" />;
}

// A forgotten and an expired password both lead to a new one by mail.
async function NewPassword({ title, hint }: { title: string; hint: string }) {
  const { t } = await i18n();
  return (
    <Framed>
      <ForgotPasswordForm mobile={await isMobile()} title={t(title)} hint={t(hint)} />
    </Framed>
  );
}
