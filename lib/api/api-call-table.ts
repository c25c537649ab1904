import type { BodyRule } from "../contract/call-rule.ts";
import * as account from "./account-calls.ts";
import { type ApiCall, defineCall, ignoredInputSchema } from "./api-call.ts";
import * as device from "./device-calls.ts";
import * as gift from "./gift-calls.ts";
import { accountInputSchemas } from "./account-input-schemas.ts";
import * as lists from "./list-calls.ts";
import { readAiring, airingInputSchema } from "./airing-calls.ts";
import * as checkout from "./checkout-calls.ts";
import { paymentInputSchemas } from "./payment-input-schemas.ts";
import * as purchases from "./purchase-calls.ts";
import * as subscriptions from "./subscription-calls.ts";
import { playbackInputSchema, readRenewedMediaUrls } from "./playback-calls.ts";
import * as profile from "./profile-calls.ts";
import * as progress from "./progress-calls.ts";
import * as push from "./push-calls.ts";
import { maxApiBodyBytes } from "./read-json-request-body.ts";
import * as recorded from "./tracked-event-calls.ts";
import * as search from "./search-calls.ts";
import * as section from "./section-calls.ts";
import * as session from "./session-calls.ts";
import type { SiteCallRule } from "./site-rate-limits.ts";

/** GET reads. POST changes, and must come from a page of the site. */
export type ApiMethod = "GET" | "POST";

const json: BodyRule = { bytes: maxApiBodyBytes, as: "json" };
const reads: SiteCallRule = { cost: "read", limits: ["read"] };
const changes: SiteCallRule = { cost: "write", limits: ["change"], body: json };
const slow: SiteCallRule = { cost: "outside", limits: ["slow"], body: json };
const heavy: SiteCallRule = { cost: "search", limits: ["heavy"] };
const heavyChange: SiteCallRule = { ...heavy, body: json };
/** The registration answers: each is checked separately, so that an error is reported at its field. */
const registrationAnswers: SiteCallRule = {
  ...changes,
  body: { bytes: maxApiBodyBytes, as: "items" },
};

const read = { rule: reads };
const change = { rule: changes };
const slowChange = { rule: slow };
const personalRead = { rule: reads, personal: true } as const;
const personalChange = { rule: changes, personal: true } as const;
const personalSlow = { rule: slow, personal: true } as const;

const { sectionInputSchemas } = section;

/**
 * The table of allowed calls, by the path after `/api/`, with input, output and rule of each: docs/security.md
 * SE-172. The browser's client has its types from here.
 */
export const apiCalls = {
  sections: { GET: defineCall(sectionInputSchemas.sections, section.listMoreSections, read) },
  "section-items": { GET: defineCall(sectionInputSchemas.items, section.listMoreItems, read) },
  "search-trends": { GET: defineCall(ignoredInputSchema, search.readSearchTrends, read) },
  "search-suggestions": {
    GET: defineCall(search.suggestionsInputSchema, search.readSearchSuggestions, read),
  },
  "browse-row": { GET: defineCall(sectionInputSchemas.browse, section.readNoResultsRow, read) },
  airing: { GET: defineCall(airingInputSchema, readAiring, read) },
  playback: { GET: defineCall(playbackInputSchema, readRenewedMediaUrls, personalRead) },
  "personal-items": {
    GET: defineCall(sectionInputSchemas.items, section.listPersonalItems, personalRead),
  },
  "offer-items": {
    GET: defineCall(sectionInputSchemas.items, section.listOfferItems, personalRead),
  },
  viewer: { GET: defineCall(ignoredInputSchema, session.readSignedInViewer, personalRead) },
  "sign-in": { POST: defineCall(accountInputSchemas.signIn, account.signInViewer, slowChange) },
  "mobile-sign-in": {
    POST: defineCall(accountInputSchemas.appSignIn, session.signInInsideApp, slowChange),
  },
  "sign-up": { POST: defineCall(accountInputSchemas.signUp, account.signUpViewer, slowChange) },
  "send-verification": {
    POST: defineCall(accountInputSchemas.address, account.resendVerification, slowChange),
  },
  "verify-email": {
    POST: defineCall(accountInputSchemas.verify, account.verifyViewerEmail, change),
  },
  "forgot-password": {
    POST: defineCall(accountInputSchemas.address, account.requestPasswordReset(false), slowChange),
  },
  "forgot-password-again": {
    POST: defineCall(accountInputSchemas.address, account.requestPasswordReset(true), slowChange),
  },
  "reset-password": {
    POST: defineCall(accountInputSchemas.reset, account.resetForgottenPassword, slowChange),
  },
  "change-password": {
    POST: defineCall(accountInputSchemas.change, account.changeViewerPassword, personalSlow),
  },
  "change-name": {
    POST: defineCall(accountInputSchemas.name, profile.changeViewerName, personalChange),
  },
  "change-email": {
    POST: defineCall(accountInputSchemas.newEmail, profile.requestEmailChange, personalSlow),
  },
  "delete-account": {
    POST: defineCall(accountInputSchemas.deletion, session.deleteAccount, personalSlow),
  },
  "viewer-data": {
    GET: defineCall(ignoredInputSchema, profile.readViewerData, { rule: heavy, personal: true }),
  },
  "sign-out-everywhere": {
    POST: defineCall(accountInputSchemas.plain, session.endAllSessions, personalChange),
  },
  "save-preferences": {
    POST: defineCall(accountInputSchemas.registrationAnswers, profile.savePreferences, {
      rule: registrationAnswers,
      personal: true,
    }),
  },
  "start-sign-in": {
    POST: defineCall(accountInputSchemas.start, account.startExternalSignIn, change),
  },
  "remember-price": {
    POST: defineCall(accountInputSchemas.price, session.saveChosenPrice, change),
  },
  "sign-out": { POST: defineCall(accountInputSchemas.plain, session.endSession, change) },
  "clear-alerts": {
    POST: defineCall(ignoredInputSchema, session.clearViewerAlerts, personalChange),
  },
  viewership: { GET: defineCall(ignoredInputSchema, lists.readViewerContentStates, personalRead) },
  "watch-list": { POST: defineCall(lists.listChangeSchema, lists.toggleWatchList, personalChange) },
  "live-notification": {
    POST: defineCall(lists.listChangeSchema, lists.toggleLiveNotification, personalChange),
  },
  progress: {
    POST: defineCall(
      progress.progressInputSchemas.save,
      progress.saveViewerFilmPosition,
      personalChange,
    ),
  },
  "forget-progress": {
    POST: defineCall(
      progress.progressInputSchemas.forget,
      progress.removeFromContinueWatching,
      personalChange,
    ),
  },
  "push-key": { GET: defineCall(ignoredInputSchema, push.loadPushKey, read) },
  "recorded-events": {
    GET: defineCall(ignoredInputSchema, recorded.listTrackedEventsOfBrowser, { rule: heavy }),
  },
  "client-id": { POST: defineCall(ignoredInputSchema, recorded.issueClientId, change) },
  "forget-client-id": {
    POST: defineCall(ignoredInputSchema, recorded.deleteClientIdCookie, change),
  },
  "delete-recorded-events": {
    POST: defineCall(ignoredInputSchema, recorded.deleteTrackedEventsOfBrowser, {
      rule: heavyChange,
    }),
  },
  quote: { POST: defineCall(paymentInputSchemas.quote, checkout.requestQuote, personalChange) },
  checkout: {
    POST: defineCall(paymentInputSchemas.checkout, checkout.beginCheckout, personalSlow),
  },
  "gift-checkout": {
    POST: defineCall(gift.giftInputSchemas.checkout, gift.startGiftCheckout, personalSlow),
  },
  "redeem-gift": {
    POST: defineCall(gift.giftInputSchemas.redeem, gift.redeemGiftCode, personalSlow),
  },
  gifts: { GET: defineCall(ignoredInputSchema, gift.listViewerGifts, personalRead) },
  "confirm-payment": {
    POST: defineCall(paymentInputSchemas.confirm, purchases.confirmPayment, personalSlow),
  },
  "cancel-subscription": {
    POST: defineCall(
      paymentInputSchemas.cancel,
      subscriptions.cancelViewerSubscription,
      personalChange,
    ),
  },
  "pause-subscription": {
    POST: defineCall(
      paymentInputSchemas.pause,
      subscriptions.pauseViewerSubscription,
      personalChange,
    ),
  },
  "switch-quote": {
    GET: defineCall(
      paymentInputSchemas.switchQuote,
      subscriptions.requestPriceChangeQuote,
      personalRead,
    ),
  },
  "switch-subscription": {
    POST: defineCall(
      paymentInputSchemas.change,
      subscriptions.switchSubscriptionPrice,
      personalSlow,
    ),
  },
  "resume-subscription": {
    POST: defineCall(
      paymentInputSchemas.subscription,
      subscriptions.resumeViewerSubscription,
      personalSlow,
    ),
  },
  "change-card": {
    POST: defineCall(
      paymentInputSchemas.subscription,
      subscriptions.openPaymentMethodPage,
      personalSlow,
    ),
  },
  "payment-portal": {
    POST: defineCall(paymentInputSchemas.portal, subscriptions.openPaymentPortal, personalSlow),
  },
  purchases: {
    GET: defineCall(paymentInputSchemas.list, purchases.listViewerPurchases, personalRead),
  },
  invoices: {
    GET: defineCall(paymentInputSchemas.list, purchases.listViewerInvoices, personalRead),
  },
  devices: { GET: defineCall(ignoredInputSchema, device.listViewerDevices, personalRead) },
  "remove-device": {
    POST: defineCall(device.deviceInputSchemas.removal, device.removeViewerDevice, personalChange),
  },
  "verify-device": {
    POST: defineCall(device.deviceInputSchemas.check, device.verifyViewerDevice, personalChange),
  },
  push: {
    POST: defineCall(push.pushInputSchemas.start, push.subscribeViewerToPush, personalChange),
  },
  "push-stop": {
    POST: defineCall(push.pushInputSchemas.stop, push.unsubscribeViewerFromPush, personalChange),
  },
  "registration-fields": {
    GET: defineCall(ignoredInputSchema, session.listRegistrationFields, personalRead),
    POST: defineCall(accountInputSchemas.registrationAnswers, session.submitRegistrationAnswers, {
      rule: registrationAnswers,
      personal: true,
    }),
  },
};

/** The methods of a path after `/api/`, by its name as a browser sends it. */
export const apiCallsByName = new Map<string, Partial<Record<ApiMethod, ApiCall>>>(
  Object.entries(apiCalls),
);
