import { ChangeForm } from "@/components/account/change-form";
import { ForgotForm } from "@/components/account/forgot-form";
import { LeaveWhenSignedOut } from "@/components/account/leave-when-signed-out";
import { ResetForm } from "@/components/account/reset-form";
import { requestData, type Query, searchOf, i18n } from "../../request-data";
import { Framed } from "./framed";

type Props = { mobile: boolean; query: Query };

/**
 * By the link of a mail, or by the current password; without either, as for whoever comes by another house
 * alone, there is a link to be sent.
 */
export async function ChangePasswordScreen({ mobile, query }: Props) {
  const { visit } = await requestData();
  const { t } = await i18n();
  const token = searchOf(query).get("reset_token");
  const session = visit?.session;
  return (
    <Framed mobile={mobile}>
      {token ? (
        <ResetForm mobile={mobile} token={token} />
      ) : session?.accessToken && session.accountType === "local" ? (
        <>
          <ChangeForm mobile={mobile} email={session.email} />
          <LeaveWhenSignedOut />
        </>
      ) : (
        <ForgotForm
          mobile={mobile}
          title={t("accountChangePassword")}
          hint={t("accountForgotHint")}
        />
      )}
    </Framed>
  );
}
