import { ChangePasswordForm } from "@/components/account/passwords/change-password-form";
import { ForgotPasswordForm } from "@/components/account/passwords/forgot-password-form";
import { ResetPasswordForm } from "@/components/account/passwords/reset-password-form";
import { ReloadOnSignOut } from "@/components/session/session-effects";
import {
  getRequestI18n,
  isWebViewRequest,
  type PageProps,
  getRequestData,
  toUrlSearchParams,
} from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { FormBesidePicture } from "@/app/form-beside-picture";

export const generateMetadata = accountMetadata("accountChangePassword");

/**
 * By the link of a mail, or by the current password. A viewer without either, who signs in by an identity
 * provider alone, gets a link by mail.
 */
export default async function ChangePasswordPage({ searchParams }: PageProps) {
  const mobile = await isWebViewRequest();
  const { visit } = await getRequestData();
  const { t } = await getRequestI18n();
  const token = toUrlSearchParams(await searchParams).get("reset_token");
  const session = visit?.session;
  return (
    <FormBesidePicture>
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
    </FormBesidePicture>
  );
}
