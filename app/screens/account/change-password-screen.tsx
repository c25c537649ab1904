import { ChangePasswordForm } from "@/components/account/passwords/change-password-form";
import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { ResetPasswordForm } from "@/components/account/passwords/reset-password-form";
import { ReloadOnSignOut } from "@/components/account/session-effects";
import { requestData, type Query, searchOf, i18n } from "../../request-data";
import { Framed } from "./framed";

type Props = { mobile: boolean; query: Query };

/**
 * By the link of a mail, or by the current password. A viewer without either, who signs in by an identity
 * provider alone, gets a link by mail.
 */
export async function ChangePasswordScreen({ mobile, query }: Props) {
  const { visit } = await requestData();
  const { t } = await i18n();
  const token = searchOf(query).get("reset_token");
  const session = visit?.session;
  return (
    <Framed mobile={mobile}>
      {token ? (
        <ResetPasswordForm mobile={mobile} token={token} />
      ) : session?.accessToken && session.accountType === "local" ? (
        <>
          <ChangePasswordForm mobile={mobile} email={session.email} />
          <ReloadOnSignOut />
        </>
      ) : (
        <ForgotPasswordForm
          mobile={mobile}
          title={t("accountChangePassword")}
          hint={t("accountForgotHint")}
        />
      )}
    </Framed>
  );
}
