import { env } from "../../../lib/env.ts";
import * as accounts from "../../../lib/provider-api/accounts.ts";
import type { CallContext } from "../../../lib/provider-api/call-context.ts";
import {
  getChannel,
  getChannelFooter,
  getChannelHeader,
} from "../../../lib/provider-api/channel.ts";
import { requestHostedCheckout, requestGiftCheckout } from "../../../lib/provider-api/checkout.ts";
import { sendClientErrors } from "../../../lib/provider-api/client-errors.ts";
import { getContent } from "../../../lib/provider-api/content.ts";
import { findDomain } from "../../../lib/provider-api/find-domain.ts";
import * as devices from "../../../lib/provider-api/devices.ts";
import {
  deleteTrackedEvents,
  getTrackedEvents,
  forwardEventBatch,
} from "../../../lib/provider-api/tracked-events.ts";
import * as lists from "../../../lib/provider-api/lists.ts";
import { postOwnerNotice } from "../../../lib/provider-api/owner-notices.ts";
import {
  getOfferItems,
  getPersonalItems,
  getPage,
  getSectionItems,
  getSections,
} from "../../../lib/provider-api/page.ts";
import * as offers from "../../../lib/provider-api/paywalls.ts";
import * as profile from "../../../lib/provider-api/profile.ts";
import * as progress from "../../../lib/provider-api/progress.ts";
import * as bought from "../../../lib/provider-api/purchases.ts";
import * as push from "../../../lib/provider-api/push.ts";
import { checkProviderReachable } from "../../../lib/provider-api/check-provider-reachable.ts";
import * as typing from "../../../lib/provider-api/search.ts";
import * as subscriptions from "../../../lib/provider-api/subscriptions.ts";
import { aChannel } from "../../support/samples.ts";

const settings = { viewers: { signupMethods: { sso: { enabled: true } } } };
export const named = aChannel({ token: "{channel}", channel_id: "{channel_id}", settings });
const staging = aChannel({ token: "{channel}", channel_id: "{channel_id}", mode: "staging" });
const items = { pageId: "{pageId}", sectionId: "{sectionId}", tab: "a", context: "a" };
const video = { videoId: "{videoId}", payment: "a", context: "a" };
const newcomer = { email: "a", password: "a", first_name: "a", last_name: "a" };
const subscription = { endpoint: "https://a.example", keys: { p256dh: "a", auth: "a" } };
const formAnswers = [{ registration_field_token: "a", has_skipped: true as const }];

const priceName = { paywallId: "{paywallId}", priceToken: "{priceToken}" };
const returns = { success_url: "a", cancel_url: "a" };
const paying = { ...returns, promo: "a", googleAnalyticsClientId: "a" };
const present = { email: "a", message: "a", send_at: "a" };
const hosted = { ...returns, session_hosted_url: "a" };
const shown = { due: 1, at: "a" };
const ofPaywall = { paywallId: "{paywallId}", key: "k" };

const batch = { table: "visits" as const, lines: "{}" };
const search = { q: "a", sort_by: "start_time", filter_by: "a" } as const;

const errors = { browser: "Chrome 153", build: "a", errors: [] };

/** Every call of docs/provider-api.md by its rule, made on behalf of `by`, with all optional fields. */
export function everyCall(by: CallContext): Record<string, () => Promise<unknown>> {
  const account = { callContext: by, channel: named, host: "demo.localhost", mobile: false };
  const changeBy = (change: subscriptions.SubscriptionChange) =>
    subscriptions.changeSubscription(by, named, ofPaywall, change);
  return {
    "PA-20": () => getChannel(by, "{label}"),
    "PA-348": () => findDomain("{host}", by.viewer.ip),
    "PA-21": () => checkProviderReachable(by, named),
    "PA-22": () => getChannelHeader(by, "{channel}"),
    "PA-23": () => getChannelFooter(by, "{channel}"),
    "PA-24": () => getPage(by, "{channel}", "{pageId}"),
    "PA-25": () => getSections(by, "{channel}", { pageId: "{pageId}", context: "a" }),
    "PA-26": () => getSectionItems(by, "{channel}", { ...items, search }),
    "PA-27": () => getContent(by, named, video),
    "PA-28": () => getContent(by, staging, video),
    "PA-29": () => accounts.login(account, "a", "a"),
    "PA-30": () => accounts.signUp(account, newcomer),
    "PA-31": () => accounts.logout(account),
    "PA-32": () => accounts.sendVerification(account, "a"),
    "PA-33": () => accounts.verifyEmail(account, "{verifyToken}"),
    "PA-34": () => accounts.forgotPassword(account, "a", false),
    "PA-35": () => accounts.forgotPassword(account, "a", true),
    "PA-36": () => accounts.resetPassword(account, "{resetToken}", "a"),
    "PA-37": () => accounts.changePassword(account, "a", "a"),
    "PA-343": () => accounts.changeName(account, { first_name: "a", last_name: "a" }),
    "PA-344": () => accounts.changeEmail(account, "a", "a"),
    "PA-365": () => accounts.requestAccountDeletion(account, "a"),
    "PA-366": () => devices.signOutEverywhere(by, named),
    "PA-367": () => profile.getViewerData(by, named),
    "PA-38": () => profile.getProfile(by, named),
    "PA-39": () => profile.exchangeAccessToken(by, named),
    "PA-40": () => profile.clearAlerts(by, named),
    "PA-41": () => profile.getRegistrationFields(by, named),
    "PA-42": () => profile.sendRegistrationAnswers(by, named, formAnswers),
    "PA-43": () => bought.getPurchaseDetails(by, named, "{sessionId}"),
    "PA-44": () => postOwnerNotice(by, "{channel}", { kind: "csp", detail: "a" }),
    "PA-96": () => lists.changeWatchList(by, named, { inputToken: "a", added: true }),
    "PA-97": () => lists.changeWatchList(by, named, { inputToken: "a", added: false }),
    "PA-98": () =>
      lists.changeLiveNotification(by, named, { inputToken: "a", added: true, email: "a" }),
    "PA-99": () =>
      lists.changeLiveNotification(by, named, { inputToken: "a", added: false, email: "a" }),
    "PA-100": () => lists.getViewerContentStates(by, named),
    "PA-249": () => forwardEventBatch(by, named, env().analyticsUrl ?? "", batch),
    "PA-250": () => sendClientErrors(named, env().clientErrorsUrl ?? "", errors),
    "PA-248": () => getTrackedEvents(by, named),
    "PA-247": () => deleteTrackedEvents(by, named),
    "PA-110": () => push.getPushKey(by, named),
    "PA-111": () => push.createPushSubscription(by, named, subscription),
    "PA-112": () => push.cancelPushSubscription(by, named, subscription.endpoint),
    "PA-120": () => progress.sendViewerProgress(by, named, { userId: "a", token: "a", time: 1 }),
    "PA-121": () => progress.deleteViewerProgress(by, named, "a"),
    "PA-309": () =>
      getOfferItems(by, "{channel}", { ...items, tab: "a", p: "a", subscribersGroup: "a" }),
    "PA-140": () => getPersonalItems(by, "{channel}", { ...items, p: "a", subscribersGroup: "a" }),
    "PA-160": () => offers.getPaywalls(by, named, "a"),
    "PA-161": () => offers.getPaywall(by, named, "{paywallId}"),
    "PA-162": () => offers.getQuote(by, named, { ...priceName, promo: "a", context: "a" }),
    "PA-163": () => requestHostedCheckout(by, named, priceName, { ...paying, context: "a" }, "k"),
    "PA-164": () => requestGiftCheckout(by, named, priceName, { ...paying, ...present }, "k"),
    "PA-165": () =>
      subscriptions.startHostedPaymentPage(by, named, "payment-method", ofPaywall, hosted),
    "PA-166": () =>
      subscriptions.startHostedPaymentPage(by, named, "reactivation", ofPaywall, hosted),
    "PA-167": () => subscriptions.startPaymentPortal(by, named, "a", "k"),
    "PA-168": () => changeBy({ act: "cancellation", body: { success_url: "a", reason: "a" } }),
    "PA-169": () => changeBy({ act: "resumption", body: {} }),
    "PA-170": () => changeBy({ act: "pause", body: { months: 1 } }),
    "PA-171": () =>
      changeBy({ act: "switch", body: { price_token: "a", success_url: "a", shown } }),
    "PA-339": () =>
      subscriptions.getPriceChangeQuote(by, named, { paywallId: "{paywallId}", priceToken: "a" }),
    "PA-172": () => bought.getPurchases(by, named, 1),
    "PA-173": () => bought.getInvoices(by, named, 1),
    "PA-174": () => bought.getBoughtGifts(by, named),
    "PA-175": () => bought.getGift(by, named, "{code}"),
    "PA-176": () => bought.requestGiftRedemption(by, named, "{code}", "k"),
    "PA-177": () => devices.getDevices(by, named),
    "PA-178": () => devices.requestDeviceRemoval(by, named, "{deviceId}", "k"),
    "PA-179": () => devices.verifyDevice(by, named, "a"),
    "PA-227": () => typing.getTrends(by, "{channel}"),
    "PA-228": () => typing.getPersonalTrends(by, "{channel}"),
    "PA-229": () => typing.getSuggestions(by, "{channel}", "a"),
  };
}
