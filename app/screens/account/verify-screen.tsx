import { Outcome } from "@/components/account/frame/outcome";
import { userPath } from "@/components/account/user-path";
import { VerifyEmail } from "@/components/account/verification/verify-email";
import { deepLink } from "@/lib/urls/paths.ts";
import { requestData, type Query, searchOf, i18n } from "../../request-data";
import { Framed } from "./framed";

type Props = { mobile: boolean; query: Query };

export async function VerifyScreen({ mobile, query }: Props) {
  const { visit } = await requestData();
  const { t } = await i18n();
  const scheme = mobile ? visit?.channel.settings.mobile?.scheme : undefined;
  const signIn = deepLink(scheme, "user/signIn") ?? userPath("signIn", mobile);
  const token = searchOf(query).get("verify_token");
  return (
    <Framed mobile={mobile}>
      {token ? (
        <VerifyEmail mobile={mobile} token={token} signIn={signIn} />
      ) : (
        <Outcome title={t("accountLinkExpired")} href={signIn} action={t("signIn")}>
          {t("accountVerifyExpiredHint")}
        </Outcome>
      )}
    </Framed>
  );
}
