import type { BodyRule } from "../contract/call-rule.ts";
import * as account from "./account-calls.ts";
import { type ApiCall, defineCall, noInput } from "./api-call.ts";
import * as device from "./device-calls.ts";
import * as gift from "./gift-calls.ts";
import { accountInputs } from "./inputs.ts";
import * as lists from "./list-calls.ts";
import { readAiring, airingInput } from "./live-calls.ts";
import * as payment from "./payment-calls.ts";
import { playbackInput, readPlaybackAddresses } from "./playback-calls.ts";
import * as progress from "./progress-calls.ts";
import * as push from "./push-calls.ts";
import { maxBodyBytes } from "./read-body.ts";
import * as recorded from "./recorded-calls.ts";
import * as search from "./search-calls.ts";
import * as section from "./section-calls.ts";
import * as session from "./session-calls.ts";
import type { SiteCallRule } from "./site-limits.ts";

/** GET reads. POST changes, and must come from a page of the site. */
export type ApiMethod = "GET" | "POST";

const json: BodyRule = { bytes: maxBodyBytes, as: "json" };
const reads: SiteCallRule = { cost: "read", limits: ["read"] };
const changes: SiteCallRule = { cost: "write", limits: ["change"], body: json };
const slow: SiteCallRule = { cost: "outside", limits: ["slow"], body: json };
const heavy: SiteCallRule = { cost: "search", limits: ["heavy"] };
const heavyChange: SiteCallRule = { ...heavy, body: json };
/** The registration answers: each is checked separately, so that an error is reported at its field. */
const registrationAnswers: SiteCallRule = {
  ...changes,
  body: { bytes: maxBodyBytes, as: "items" },
};

const read = { rule: reads };
const change = { rule: changes };
const slowChange = { rule: slow };
const personalRead = { rule: reads, personal: true } as const;
const personalChange = { rule: changes, personal: true } as const;
const personalSlow = { rule: slow, personal: true } as const;

const { sectionInputs } = section;
const { paymentInputs } = payment;

/**
 * The table of allowed calls, by the path after `/api/`, with input, output and rule of each: docs/security.md
 * SE-172. The browser's client has its types from here.
 */
export const apiCalls = {
  sections: { GET: defineCall(sectionInputs.sections, section.listMoreSections, read) },
  "section-items": { GET: defineCall(sectionInputs.items, section.listMoreItems, read) },
  "search-trends": { GET: defineCall(noInput, search.searchTrends, read) },
  "search-suggestions": {
    GET: defineCall(search.suggestionsInput, search.searchSuggestions, read),
  },
  "browse-row": { GET: defineCall(sectionInputs.browse, section.readBrowseRow, read) },
  airing: { GET: defineCall(airingInput, readAiring, read) },
  playback: { GET: defineCall(playbackInput, readPlaybackAddresses, personalRead) },
  "personal-items": {
    GET: defineCall(sectionInputs.items, section.listPersonalItems, personalRead),
  },
  "offer-items": { GET: defineCall(sectionInputs.items, section.listOfferItems, personalRead) },
  viewer: { GET: defineCall(noInput, session.readSignedInViewer, personalRead) },
  "sign-in": { POST: defineCall(accountInputs.signIn, account.signIn, slowChange) },
  "mobile-sign-in": {
    POST: defineCall(accountInputs.appSignIn, session.mobileSignIn, slowChange),
  },
  "sign-up": { POST: defineCall(accountInputs.signUp, account.signUpViewer, slowChange) },
  "send-verification": {
    POST: defineCall(accountInputs.address, account.resendVerification, slowChange),
  },
  "verify-email": { POST: defineCall(accountInputs.verify, account.verifyViewerEmail, change) },
  "forgot-password": {
    POST: defineCall(accountInputs.address, account.requestPasswordReset(false), slowChange),
  },
  "forgot-password-again": {
    POST: defineCall(accountInputs.address, account.requestPasswordReset(true), slowChange),
  },
  "reset-password": {
    POST: defineCall(accountInputs.reset, account.resetForgottenPassword, slowChange),
  },
  "change-password": {
    POST: defineCall(accountInputs.change, account.changeViewerPassword, personalSlow),
  },
  "start-sign-in": { POST: defineCall(accountInputs.start, account.startSignIn, change) },
  "remember-price": { POST: defineCall(accountInputs.price, session.saveChosenPrice, change) },
  "sign-out": { POST: defineCall(accountInputs.plain, session.endSession, change) },
  "clear-alerts": { POST: defineCall(noInput, session.clearViewerAlerts, personalChange) },
  viewership: { GET: defineCall(noInput, lists.readViewerContentStates, personalRead) },
  "watch-list": { POST: defineCall(lists.listChange, lists.toggleWatchList, personalChange) },
  "live-notification": {
    POST: defineCall(lists.listChange, lists.toggleLiveNotification, personalChange),
  },
  progress: {
    POST: defineCall(progress.progressInputs.save, progress.savePosition, personalChange),
  },
  "forget-progress": {
    POST: defineCall(progress.progressInputs.forget, progress.forgetPosition, personalChange),
  },
  "push-key": { GET: defineCall(noInput, push.loadPushKey, read) },
  "recorded-events": { GET: defineCall(noInput, recorded.listRecordedEvents, { rule: heavy }) },
  "client-id": { POST: defineCall(noInput, recorded.issueClientId, change) },
  "forget-client-id": { POST: defineCall(noInput, recorded.deleteClientIdCookie, change) },
  "delete-recorded-events": {
    POST: defineCall(noInput, recorded.deleteRecordedEventsOfBrowser, { rule: heavyChange }),
  },
  quote: { POST: defineCall(paymentInputs.quote, payment.requestQuote, personalChange) },
  checkout: { POST: defineCall(paymentInputs.checkout, payment.beginCheckout, personalSlow) },
  "gift-checkout": {
    POST: defineCall(gift.giftInputs.checkout, gift.startGiftCheckout, personalSlow),
  },
  "redeem-gift": { POST: defineCall(gift.giftInputs.redeem, gift.redeemGiftCode, personalSlow) },
  gifts: { GET: defineCall(noInput, gift.listViewerGifts, personalRead) },
  "confirm-payment": {
    POST: defineCall(paymentInputs.confirm, payment.confirmPayment, personalSlow),
  },
  "cancel-subscription": {
    POST: defineCall(paymentInputs.cancel, payment.cancelSubscription, personalChange),
  },
  "pause-subscription": {
    POST: defineCall(paymentInputs.pause, payment.pauseSubscription, personalChange),
  },
  "switch-quote": {
    GET: defineCall(paymentInputs.switchQuote, payment.requestPriceChangeQuote, personalRead),
  },
  "switch-subscription": {
    POST: defineCall(paymentInputs.change, payment.switchPrice, personalSlow),
  },
  "resume-subscription": {
    POST: defineCall(paymentInputs.subscription, payment.resumeSubscription, personalSlow),
  },
  "change-card": {
    POST: defineCall(paymentInputs.subscription, payment.changeCard, personalSlow),
  },
  "payment-portal": {
    POST: defineCall(paymentInputs.portal, payment.openPaymentPortal, personalSlow),
  },
  purchases: { GET: defineCall(paymentInputs.list, payment.listViewerPurchases, personalRead) },
  invoices: { GET: defineCall(paymentInputs.list, payment.listViewerInvoices, personalRead) },
  devices: { GET: defineCall(noInput, device.listViewerDevices, personalRead) },
  "remove-device": {
    POST: defineCall(device.deviceInputs.removal, device.removeViewerDevice, personalChange),
  },
  "verify-device": {
    POST: defineCall(device.deviceInputs.check, device.verifyViewerDevice, personalChange),
  },
  push: { POST: defineCall(push.pushInputs.start, push.subscribeViewerToPush, personalChange) },
  "push-stop": {
    POST: defineCall(push.pushInputs.stop, push.unsubscribeViewerFromPush, personalChange),
  },
  "registration-fields": {
    GET: defineCall(noInput, session.listRegistrationFields, personalRead),
    POST: defineCall(accountInputs.registrationAnswers, session.submitRegistrationAnswers, {
      rule: registrationAnswers,
      personal: true,
    }),
  },
};

/** The methods of a path after `/api/`, by its name as a browser sends it. */
export const apiCallsByName = new Map<string, Partial<Record<ApiMethod, ApiCall>>>(
  Object.entries(apiCalls),
);
