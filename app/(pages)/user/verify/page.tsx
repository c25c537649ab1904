import { FormResult } from "@/components/form-page/form-result";
import { userPath } from "@/lib/urls/user-path";
import { VerifyEmail } from "@/components/account/verification/verify-email";
import { deepLink } from "@/lib/urls/paths.ts";
import {
  requestI18n,
  isWebViewRequest,
  type PageProps,
  requestData,
  searchOf,
} from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { FormBesidePicture } from "@/app/framed";

export const generateMetadata = accountMetadata("accountVerifying");

export default async function VerifyEmailPage({ searchParams }: PageProps) {
  const mobile = await isWebViewRequest();
  const { visit } = await requestData();
  const { t } = await requestI18n();
  const scheme = mobile ? visit?.channel.settings.mobile?.scheme : undefined;
  const signIn = deepLink(scheme, "user/signIn") ?? `${userPath("signIn", mobile)}#member`;
  const token = searchOf(await searchParams).get("verify_token");
  return (
    <FormBesidePicture>
      {token ? (
        <VerifyEmail mobile={mobile} token={token} signIn={signIn} />
      ) : (
        <FormResult title={t("accountLinkExpired")} href={signIn} action={t("signIn")}>
          {t("accountVerifyExpiredHint")}
        </FormResult>
      )}
    </FormBesidePicture>
  );
}
