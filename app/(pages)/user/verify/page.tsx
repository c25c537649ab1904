import { FormResult } from "@/components/form-page/form-result";
import { userPath } from "@/lib/urls/user-path";
import { EmailVerification } from "@/components/account/verification/email-verification";
import { deepLink } from "@/lib/urls/site-paths.ts";
import {
  getRequestI18n,
  isWebViewRequest,
  type PageProps,
  getRequestData,
  toUrlSearchParams,
} from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { FormBesidePicture } from "@/app/form-beside-picture";

export const generateMetadata = accountMetadata("accountVerifying");

export default async function VerifyEmailPage({ searchParams }: PageProps) {
  const mobile = await isWebViewRequest();
  const { visit } = await getRequestData();
  const { t } = await getRequestI18n();
  const scheme = mobile ? visit?.channel.settings.mobile?.scheme : undefined;
  const signIn = deepLink(scheme, "user/signIn") ?? `${userPath("signIn", mobile)}#member`;
  const isViewer = !!visit?.session?.accessToken;
  const token = toUrlSearchParams(await searchParams).get("verify_token");
  return (
    <FormBesidePicture>
      {token ? (
        <EmailVerification
          mobile={mobile}
          token={token}
          signIn={signIn}
          account={isViewer ? userPath("account", mobile) : undefined}
        />
      ) : (
        <FormResult title={t("accountLinkExpired")} href={signIn} action={t("signIn")}>
          {t("accountVerifyExpiredHint")}
        </FormResult>
      )}
    </FormBesidePicture>
  );
}
