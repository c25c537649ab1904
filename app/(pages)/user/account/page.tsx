import { redirect } from "next/navigation";
import { AccountOverview } from "@/components/account/overview/account-overview";
import { userPath } from "@/lib/urls/user-path";
import { readOfferedLists } from "@/lib/channel/offered-lists.ts";
import { offeredLanguages } from "@/lib/i18n/choose-language.ts";
import { loadBoughtGifts } from "@/lib/pages/load-bought-gifts.ts";
import { toDeviceViews } from "@/lib/pages/to-device-views.ts";
import { getDevices } from "@/lib/provider-api/devices.ts";
import { getProfile, getRegistrationFields } from "@/lib/provider-api/profile.ts";
import { getPaywalls } from "@/lib/provider-api/paywalls.ts";
import { providerNow } from "@/lib/provider-api/provider-clock.ts";
import { getInvoices, getPurchases } from "@/lib/provider-api/purchases.ts";
import { isNotFoundApiError, undefinedOnApiError } from "@/lib/api-error.ts";
import { awaitOutsideRenderSlot } from "@/lib/render-slot.ts";
import { getRequestI18n, isWebViewRequest, getRequestData } from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { PaymentTextsProvider, PageTextsProvider } from "@/app/page-texts-provider";

export const generateMetadata = accountMetadata("myAccount");

export default async function AccountPage() {
  const mobile = await isWebViewRequest();
  const { visit, profile: known } = await getRequestData();
  const words = await getRequestI18n();
  if (!visit?.session?.accessToken) redirect(userPath("signIn", mobile));
  const { callContext, channel } = visit;
  const [profile, purchases, invoices, gifts, devices, preferences] = await awaitOutsideRenderSlot(
    Promise.all([
      known ?? getProfile(callContext, channel),
      getPurchases(callContext, channel, 1).catch(undefinedOnApiError),
      getInvoices(callContext, channel, 1).catch(undefinedOnApiError),
      loadBoughtGifts(callContext, channel).catch(undefinedOnApiError),
      getDevices(callContext, channel).catch(undefinedOnApiError),
      getRegistrationFields(callContext, channel).catch(noneIfNotOffered),
    ]),
  );
  const offers =
    purchases?.paging.total_items === 0 &&
    (await awaitOutsideRenderSlot(getPaywalls(callContext, channel).catch(undefinedOnApiError)));
  const hasOffers = offers !== undefined && offers !== false && offers.length > 0;
  return (
    <PaymentTextsProvider>
      <PageTextsProvider kind="device">
        <AccountOverview
          account={{
            name: profile.full_name,
            firstName: profile.first_name ?? profile.local?.first_name ?? "",
            lastName: profile.last_name ?? profile.local?.last_name ?? "",
            editableFields: channel.settings.viewers.editableFields,
            actions: channel.settings.viewers.accountActions,
            email: profile.email,
            isConfirmed: profile.email_verified,
            hasPassword: visit.session.accountType === "local",
            alerts: profile.alerts ?? 0,
          }}
          mobile={mobile}
          hasNotifications={readOfferedLists(channel).liveNotifications}
          isMeasured={channel.settings.trackingConsent !== undefined}
          channelId={channel.channel_id}
          purchases={purchases}
          invoices={invoices}
          hasOffers={hasOffers}
          now={providerNow()}
          preferences={preferences}
          gifts={gifts}
          devices={devices && { devices: toDeviceViews(devices, words) }}
          languages={offeredLanguages(channel.settings)}
          t={words.t}
        />
      </PageTextsProvider>
    </PaymentTextsProvider>
  );
}

// A provider without registration responds with 404: there is nothing to change.
function noneIfNotOffered(error: unknown) {
  return isNotFoundApiError(error) ? [] : undefinedOnApiError(error);
}
