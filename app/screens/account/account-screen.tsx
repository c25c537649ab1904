import { redirect } from "next/navigation";
import { AccountOverview } from "@/components/account/overview/account-overview";
import { userPath } from "@/components/account/user-path";
import { offeredLanguages } from "@/lib/i18n/languages.ts";
import { getProfile } from "@/lib/provider-api/profile.ts";
import { i18n, isMobile, requestData } from "../../request-data";
import { accountMetadata } from "../metadata";
import { TextsOf } from "../texts-of";

export const generateMetadata = accountMetadata("myAccount");

export async function AccountScreen() {
  const mobile = await isMobile();
  const { visit, profile: known } = await requestData();
  const { t } = await i18n();
  if (!visit?.session?.accessToken) redirect(userPath("signIn", mobile));
  const profile = known ?? (await getProfile(visit.callContext, visit.channel));
  return (
    <TextsOf kind="account">
      <AccountOverview
        account={{
          name: profile.full_name,
          email: profile.email,
          isConfirmed: profile.email_verified,
          hasPassword: visit.session.accountType === "local",
          alerts: profile.alerts ?? 0,
        }}
        mobile={mobile}
        languages={offeredLanguages(visit.channel.settings)}
        t={t}
      />
    </TextsOf>
  );
}
