import * as account from "./account-calls.ts";
import * as device from "./device-calls.ts";
import * as gift from "./gift-calls.ts";
import * as payment from "./payment-calls.ts";
import * as progress from "./progress-calls.ts";
import { airing } from "./live-calls.ts";
import { playbackOf } from "./playback-calls.ts";
import * as lists from "./list-calls.ts";
import * as push from "./push-calls.ts";
import * as recorded from "./recorded-calls.ts";
import * as search from "./search-calls.ts";
import * as session from "./session-calls.ts";
import { z } from "zod";
import { isForced } from "../gate/access.ts";
import type { SectionItems } from "../contract/sections.ts";
import { knownContext } from "../pages/known-context.ts";
import { loadBrowseRow } from "../pages/load-browse-row.ts";
import { loadRows } from "../pages/load-page.ts";
import type { Visit } from "../pages/visit.ts";
import { getOfferItems, getOwnItems, getSectionItems } from "../provider-api/page.ts";
import { type CardView, toCardView } from "../sections/card-view.ts";
import { translateIn } from "../i18n/texts.server.ts";
import { cardInApp } from "../sections/in-app.ts";
import { normalizeQuery, readOrder, type Search } from "../urls/search.ts";
import { readFilters, writeFilters } from "../urls/search-filters.ts";
import { distinct, type Found, nextPageOf, toFound } from "../sections/section-view.ts";
import type { ApiCall, Reply } from "./inputs.ts";
import { maxBodyBytes } from "./read-body.ts";
import type { SiteCallRule } from "./site-limits.ts";
import type { BodyRule } from "../contract/call-rule.ts";
import { isTokenGone } from "../errors.ts";
import { endedBy } from "../session/ended-sessions.ts";
import { isSignedIn } from "../session/session.ts";
import { hasOwnOffers, viewerOf } from "./session-calls.ts";
import { requestText } from "../contract/request-text.ts";

const name = requestText().min(1).max(250);
const page = z.coerce.number().int().min(1).max(10_000).default(1);

/** Asked by a page of the app's web view. */
const mobile = z.stringbool().default(false);

const sectionsInput = z.object({ page_id: name, page, context: name.optional(), mobile });
/** A search without words is none. */
const words = requestText()
  .transform((typed) => normalizeQuery(typed) || undefined)
  .optional();

const itemsInput = z.object({
  page_id: name,
  section_id: name,
  page,
  tab: name.optional(),
  context: name.optional(),
  mobile,
  q: words,
  sort_by: requestText().transform(readOrder).optional(),
  filter_by: requestText()
    .transform((text) => writeFilters(readFilters(text)))
    .optional(),
  /** How many items the row holds already, for a provider that tells no page size. */
  have: z.coerce.number().int().min(0).default(0),
});

/** More items of a row; facets and what was meant come with what a search finds. */
export type MoreItems = Found & { items: CardView[]; nextPage?: number };

async function moreSections(visit: Visit, input: unknown): Promise<Reply> {
  const asked = sectionsInput.parse(input);
  const { page_id: pageId, page, context, mobile } = asked;
  const known = await knownContext(visit, context);
  return { body: await loadRows({ ...visit, mobile }, pageId, page, { context: known }) };
}

const browseInput = z.object({ mobile });

/** A row to browse for who has found nothing: docs/behaviour.md BE-265. */
async function browseRow(visit: Visit, input: unknown): Promise<Reply> {
  const { mobile } = browseInput.parse(input);
  const row = await loadBrowseRow({ ...visit, mobile });
  return { body: row ?? { pageId: visit.channel.page.token, section: null } };
}

type ItemsInput = z.output<typeof itemsInput>;

async function moreItems(visit: Visit, input: unknown): Promise<Reply> {
  const asked = itemsInput.parse(input);
  const answer = await getSectionItems(visit.callContext, visit.channel.token, {
    ...(await rowOf(visit, asked)),
    tab: asked.tab,
    search: searchOf(asked),
  });
  const more = await moreOf(visit, answer, asked);
  return { body: asked.q ? { ...more, ...toFound(answer) } : more };
}

/**
 * Items of a viewer's own row: docs/behaviour.md BE-55. None where nobody is signed in (any more), which is no
 * fault of the page that asks.
 */
async function ownItems(visit: Visit, input: unknown): Promise<Reply> {
  const asked = itemsInput.parse(input);
  const nothing: MoreItems = { items: [], total: 0 };
  if (!isSignedIn(visit.session)) return { body: nothing };
  const { subscribersGroup } = visit.session;
  try {
    const answer = await getOwnItems(visit.callContext, visit.channel.token, {
      ...(await rowOf(visit, asked)),
      p: visit.cookies.payment,
      subscribersGroup,
    });
    return { body: await moreOf(visit, answer, asked) };
  } catch (error) {
    if (!isTokenGone(error)) throw error;
    return { body: nothing, cookies: { session: null, logout: endedBy(visit.session, error) } };
  }
}

/**
 * Items of a row of paywalls, as they are offered to the viewer's group or after a purchase; without either those of
 * everybody. docs/behaviour.md BE-405.
 */
async function offerItems(visit: Visit, input: unknown): Promise<Reply> {
  const asked = itemsInput.parse(input);
  const { callContext, channel, session, cookies } = visit;
  const row = { ...(await rowOf(visit, asked)), tab: asked.tab };
  const buyer = { p: cookies.payment, subscribersGroup: session?.subscribersGroup };
  const answer = hasOwnOffers(visit)
    ? await getOfferItems(callContext, channel.token, { ...row, ...buyer })
    : await getSectionItems(callContext, channel.token, row);
  return { body: await moreOf(visit, answer, asked) };
}

function searchOf({ q, sort_by, filter_by }: ItemsInput): Search | undefined {
  return q === undefined ? undefined : { q, sort_by, filter_by };
}

async function rowOf(visit: Visit, asked: ItemsInput) {
  const { page_id: pageId, section_id: sectionId, page } = asked;
  return { pageId, sectionId, page, context: await knownContext(visit, asked.context) };
}

async function moreOf(
  { channel, language }: Visit,
  answer: SectionItems,
  asked: ItemsInput,
): Promise<MoreItems> {
  const untitled = (await translateIn(language))("untitled");
  const place = { pageId: asked.page_id, sectionId: asked.section_id };
  const row = { ...place, forced: isForced(channel), untitled };
  const items = distinct(answer.data.map((item) => toCardView(item, row)));
  return {
    items: asked.mobile ? items.map(cardInApp) : items,
    nextPage: nextPageOf(answer, asked.have),
    total: answer.paging.total_items,
  };
}

/** GET reads; POST changes, and has to come from a page of our own. */
export type ApiMethod = "GET" | "POST";

const json: BodyRule = { bytes: maxBodyBytes, as: "json" };
const reads: SiteCallRule = { cost: "read", limits: ["read"] };
const changes: SiteCallRule = { cost: "write", limits: ["change"], body: json };
const slow: SiteCallRule = { cost: "outside", limits: ["slow"], body: json };
const heavy: SiteCallRule = { cost: "search", limits: ["heavy"] };
const heavyChange: SiteCallRule = { ...heavy, body: json };
/** Of which each has a field of its own to be told at. */
const answers: SiteCallRule = { ...changes, body: { bytes: maxBodyBytes, as: "items" } };

/** The table of allowed calls, by the path after `/api/`, with what each declares: docs/security.md SE-172. */
export const apiCalls: Record<string, Partial<Record<ApiMethod, ApiCall>>> = {
  sections: { GET: { run: moreSections, rule: reads } },
  "section-items": { GET: { run: moreItems, rule: reads } },
  "search-trends": { GET: { run: search.searchTrends, rule: reads } },
  "search-suggestions": { GET: { run: search.searchSuggestions, rule: reads } },
  "browse-row": { GET: { run: browseRow, rule: reads } },
  airing: { GET: { run: airing, rule: reads } },
  playback: { GET: { run: playbackOf, personal: true, rule: reads } },
  "personal-items": { GET: { run: ownItems, personal: true, rule: reads } },
  "offer-items": { GET: { run: offerItems, personal: true, rule: reads } },
  viewer: { GET: { run: viewerOf, personal: true, rule: reads } },
  "sign-in": { POST: { run: account.signIn, rule: slow } },
  "mobile-sign-in": { POST: { run: session.mobileSignIn, rule: slow } },
  "sign-up": { POST: { run: account.signUpNow, rule: slow } },
  "send-verification": { POST: { run: account.mailAgain, rule: slow } },
  "verify-email": { POST: { run: account.verify, rule: changes } },
  "forgot-password": { POST: { run: account.forgot(false), rule: slow } },
  "forgot-password-again": { POST: { run: account.forgot(true), rule: slow } },
  "reset-password": { POST: { run: account.reset, rule: slow } },
  "change-password": { POST: { run: account.change, personal: true, rule: slow } },
  "start-sign-in": { POST: { run: account.startSignIn, rule: changes } },
  "remember-price": { POST: { run: session.rememberPrice, rule: changes } },
  "sign-out": { POST: { run: session.signOut, rule: changes } },
  "clear-alerts": { POST: { run: session.forgetAlerts, personal: true, rule: changes } },
  viewership: { GET: { run: lists.viewershipOf, personal: true, rule: reads } },
  "watch-list": { POST: { run: lists.toggleWatchList, personal: true, rule: changes } },
  "live-notification": {
    POST: { run: lists.toggleLiveNotification, personal: true, rule: changes },
  },
  progress: { POST: { run: progress.keepPosition, personal: true, rule: changes } },
  "forget-progress": { POST: { run: progress.forgetPosition, personal: true, rule: changes } },
  "push-key": { GET: { run: push.pushKey, rule: reads } },
  "recorded-events": { GET: { run: recorded.recordedOf, rule: heavy } },
  "client-id": { POST: { run: recorded.issueClientId, rule: changes } },
  "forget-client-id": { POST: { run: recorded.forgetClientId, rule: changes } },
  "delete-recorded-events": { POST: { run: recorded.deleteRecorded, rule: heavyChange } },
  quote: { POST: { run: payment.quoteOf, personal: true, rule: changes } },
  checkout: { POST: { run: payment.checkout, personal: true, rule: slow } },
  "gift-checkout": { POST: { run: gift.giftCheckout, personal: true, rule: slow } },
  "redeem-gift": { POST: { run: gift.redeem, personal: true, rule: slow } },
  gifts: { GET: { run: gift.giftsOf, personal: true, rule: reads } },
  "confirm-payment": { POST: { run: payment.confirmPayment, personal: true, rule: slow } },
  "cancel-subscription": {
    POST: { run: payment.cancelSubscription, personal: true, rule: changes },
  },
  "pause-subscription": { POST: { run: payment.pauseSubscription, personal: true, rule: changes } },
  "switch-subscription": { POST: { run: payment.switchPrice, personal: true, rule: slow } },
  "resume-subscription": { POST: { run: payment.resumeSubscription, personal: true, rule: slow } },
  "change-card": { POST: { run: payment.changeCard, personal: true, rule: slow } },
  "payment-portal": { POST: { run: payment.paymentPortal, personal: true, rule: slow } },
  purchases: { GET: { run: payment.purchasesOf, personal: true, rule: reads } },
  invoices: { GET: { run: payment.invoicesOf, personal: true, rule: reads } },
  devices: { GET: { run: device.devicesOf, personal: true, rule: reads } },
  "remove-device": { POST: { run: device.removeOne, personal: true, rule: changes } },
  "verify-device": { POST: { run: device.verifyOne, personal: true, rule: changes } },
  push: { POST: { run: push.startPush, personal: true, rule: changes } },
  "push-stop": { POST: { run: push.stopPush, personal: true, rule: changes } },
  "registration-fields": {
    GET: { run: session.openQuestions, personal: true, rule: reads },
    POST: { run: session.answerQuestions, personal: true, rule: answers },
  },
};
