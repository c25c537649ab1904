import { redirect } from "next/navigation";
import { ReloadOnSignOut } from "@/components/session/session-effects";
import { userPath } from "@/lib/urls/user-path";
import { GiftPage } from "@/components/gifts/gift-page";
import { ChoosePaywallPage } from "@/components/paywalls/choose-paywall-page";
import { loadGift } from "@/lib/pages/load-gift.ts";
import { getPurchases } from "@/lib/provider-api/purchases.ts";
import { listOwnedPlans } from "@/lib/payment/owned-plans.ts";
import { undefinedOnApiError } from "@/lib/api-error.ts";
import { awaitOutsideRenderSlot } from "@/lib/render-slot.ts";
import { loadPaywallsPage } from "@/lib/pages/load-paywalls-page.ts";
import {
  getRequestI18n,
  isWebViewRequest,
  type PageProps,
  getRequestData,
  toUrlSearchParams,
} from "@/app/request-data";
import { FormBesidePicture } from "@/app/form-beside-picture";
import { accountMetadata } from "@/app/metadata";
import { PaymentTextsProvider } from "@/app/page-texts-provider";

type Props = PageProps<{ paywallID?: string[] }>;

export async function generateMetadata({ searchParams }: Props) {
  const isGift = toUrlSearchParams(await searchParams).get("gift");
  return accountMetadata(isGift ? "paymentGiftForYou" : "chooseHowToWatch")();
}

export default async function PaywallsPage({ params, searchParams }: Props) {
  const mobile = await isWebViewRequest();
  const { visit, offer: known, gift } = await getRequestData();
  const { t } = await getRequestI18n();
  const search = toUrlSearchParams(await searchParams);
  const code = search.get("gift");
  const [name] = (await params).paywallID ?? [];
  const paywallId = name && decodeURIComponent(name);
  if (visit && code) {
    const shown = gift ?? (await loadGift(visit, code));
    const { paywall } = shown;
    return (
      <PaymentTextsProvider>
        <FormBesidePicture content={paywall}>
          <GiftPage model={shown} paywallId={paywallId} mobile={mobile} />
        </FormBesidePicture>
        <ReloadOnSignOut />
      </PaymentTextsProvider>
    );
  }
  if (!visit?.session?.accessToken) redirect(userPath("signIn", mobile));
  const context = search.get("context") ?? undefined;
  const offer = known ?? (await loadPaywallsPage(visit, paywallId, context));
  const { callContext, channel } = visit;
  const purchases = await awaitOutsideRenderSlot(
    getPurchases(callContext, channel, 1).catch(undefinedOnApiError),
  );
  return (
    <PaymentTextsProvider>
      <ChoosePaywallPage
        offer={offer}
        order={visit.channel.settings.paywallPeriodOrder}
        owned={listOwnedPlans(purchases?.data ?? [])}
        remembered={search.get("price") ?? visit.cookies.price}
        mobile={mobile}
        t={t}
      />
      <ReloadOnSignOut />
    </PaymentTextsProvider>
  );
}
