import { redirect } from "next/navigation";
import { AccountOverview } from "@/components/account/overview/account-overview";
import { userPath } from "@/lib/urls/user-path";
import { channelLists } from "@/lib/channel/lists.ts";
import { offeredLanguages } from "@/lib/i18n/languages.ts";
import { boughtGiftsOf } from "@/lib/pages/bought-gifts.ts";
import { viewDevices } from "@/lib/pages/view-devices.ts";
import { getDevices } from "@/lib/provider-api/devices.ts";
import { getProfile } from "@/lib/provider-api/profile.ts";
import { getPaywalls } from "@/lib/provider-api/paywalls.ts";
import { providerNow } from "@/lib/provider-api/provider-clock.ts";
import { getInvoices, getPurchases } from "@/lib/provider-api/purchases.ts";
import { undefinedOnApiError } from "@/lib/errors.ts";
import { outsideRenderTurn } from "@/lib/render-turn.ts";
import { requestI18n, isWebViewRequest, requestData } from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { PaymentTextsProvider, PageTextsProvider } from "@/app/texts-of";

export const generateMetadata = accountMetadata("myAccount");

export default async function AccountPage() {
  const mobile = await isWebViewRequest();
  const { visit, profile: known } = await requestData();
  const words = await requestI18n();
  if (!visit?.session?.accessToken) redirect(userPath("signIn", mobile));
  const { callContext, channel } = visit;
  const [profile, purchases, invoices, gifts, devices] = await outsideRenderTurn(
    Promise.all([
      known ?? getProfile(callContext, channel),
      getPurchases(callContext, channel, 1).catch(undefinedOnApiError),
      getInvoices(callContext, channel, 1).catch(undefinedOnApiError),
      boughtGiftsOf(callContext, channel).catch(undefinedOnApiError),
      getDevices(callContext, channel).catch(undefinedOnApiError),
    ]),
  );
  const offers =
    purchases?.paging.total_items === 0 &&
    (await outsideRenderTurn(getPaywalls(callContext, channel).catch(undefinedOnApiError)));
  const hasOffers = offers !== undefined && offers !== false && offers.length > 0;
  return (
    <PaymentTextsProvider>
      <PageTextsProvider kind="device">
        <AccountOverview
          account={{
            name: profile.full_name,
            email: profile.email,
            isConfirmed: profile.email_verified,
            hasPassword: visit.session.accountType === "local",
            alerts: profile.alerts ?? 0,
          }}
          mobile={mobile}
          hasNotifications={channelLists(channel).liveNotifications}
          isMeasured={channel.settings.trackingConsent !== undefined}
          channelId={channel.channel_id}
          purchases={purchases}
          invoices={invoices}
          hasOffers={hasOffers}
          now={providerNow()}
          gifts={gifts}
          devices={devices && { devices: viewDevices(devices, words) }}
          languages={offeredLanguages(channel.settings)}
          t={words.t}
        />
      </PageTextsProvider>
    </PaymentTextsProvider>
  );
}
