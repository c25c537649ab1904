import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  type SelectedOffer,
  requireOffer,
  requirePromo,
  startCheckout,
} from "../../commerce/checkout.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { findContent, listPaidContents } from "../../db/contents.ts";
import {
  findPaywall,
  listPaywalls,
  type PaywallWithPrices,
} from "../../db/commerce/paywalls-and-promos.ts";
import { emailAddressSchema } from "../../domain/accounts/email-address.ts";
import { isPlainMultilineText } from "../../domain/accounts/plain-text.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { paywallCoversContent } from "../../domain/commerce/access-ledger.ts";
import {
  createPaywallResponse,
  createPriceQuoteResponse,
} from "../../domain/commerce/paywall-response.ts";
import { pickEvenlySpaced } from "../../domain/commerce/pick-evenly-spaced.ts";
import { HttpError, requireFound } from "../../domain/http-error.ts";
import { parseJsonBody } from "../accounts/account-input.ts";
import { readTokenBearer, requireTokenBearer } from "../accounts/read-token-bearer.ts";
import { createPrivateResponse, createPublicResponse } from "../responses.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import { createResponseContext, type Services } from "../../services.ts";
import { runIdempotently } from "./run-idempotently.ts";
import { getPaymentErrorMessages } from "./payment-error-messages.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const token = requestTextSchema().max(250);
/** Addresses of the site that a hosted page leads back to. */
export const returnUrlSchema = requestTextSchema().min(1).max(2000);
const checkoutInput = z.object({
  context: token.nullish(),
  success_url: returnUrlSchema,
  cancel_url: returnUrlSchema,
  promo: requestTextSchema().max(100).nullish(),
  googleAnalyticsClientId: requestTextSchema().max(100).nullish(),
});
const maxMessage = 500;
const giftInput = checkoutInput.omit({ context: true }).extend({
  email: emailAddressSchema,
  message: requestTextSchema().trim().max(maxMessage).refine(isPlainMultilineText).default(""),
  send_at: z.union([z.iso.datetime(), z.iso.date()]).nullish(),
});

/** Paywalls, quotes and checkouts: docs/provider-api.md PA-160 to PA-164. */
export function paywallRoutes(services: Services): Hono {
  const { db } = services;
  const routes = new Hono();
  routes.get("/ch/:channel/paywalls", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const all = (await listPaywalls(db, channel.token)).filter(isSold);
    const about = context.req.query("context");
    const content = about ? await findContent(db, channel.token, about) : undefined;
    const offered = content
      ? all.filter((each) => each.perContent || paywallCoversContent(each, content.token))
      : all.filter((each) => !each.perContent);
    const data = await Promise.all(offered.map((each) => toOfferResponse(services, channel, each)));
    return createPublicResponse(context, { data });
  });
  routes.get("/ch/:channel/paywalls/:paywall", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const paywall = await requireRequestedPaywall(services, channel, context.req.param("paywall"));
    return createPublicResponse(context, await toOfferResponse(services, channel, paywall));
  });
  routes.get("/ch/:channel/paywalls/:paywall/:price/quote", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const code = context.req.query("promo");
    // Codes are not guessed by nobody in particular.
    const readViewer = code ? requireTokenBearer : readTokenBearer;
    const viewer = (await readViewer(services, context, channel.token))?.viewer;
    const { paywall, price, promo } = await offerAt(services, context, channel, viewer, code);
    return createPrivateResponse(
      context,
      createPriceQuoteResponse(paywall, price, promo, services.clock.now()),
    );
  });
  routes.post("/ch/:channel/paywalls/:paywall/:price", async (context) => {
    const { channel, viewer } = await requireBuyer(services, context);
    const input = await parseJsonBody(context, checkoutInput);
    const back = backOf(services, channel, input);
    return runIdempotently(services, context, viewer, async () => {
      const offer = await offerAt(services, context, channel, viewer, input.promo);
      const about = offer.paywall.perContent
        ? requireFound(
            await findContent(db, channel.token, input.context ?? ""),
            "content",
            input.context ?? "",
          ).token
        : (input.context ?? undefined);
      const errors = getPaymentErrorMessages(context);
      const session = { ...back, context: about };
      const language = readRequestLanguage(context);
      return startCheckout(services, channel, viewer, offer, { session, language }, errors);
    });
  });
  routes.post("/ch/:channel/paywalls/:paywall/:price/gift", async (context) => {
    const { channel, viewer } = await requireBuyer(services, context);
    const input = await parseJsonBody(context, giftInput);
    const back = backOf(services, channel, input);
    const { email, message } = input;
    const sendAt = input.send_at ? Date.parse(input.send_at) : services.clock.now();
    return runIdempotently(services, context, viewer, async () => {
      const offer = await offerAt(services, context, channel, viewer, input.promo, true);
      const errors = getPaymentErrorMessages(context);
      if (offer.paywall.perContent) {
        throw new HttpError(409, errors.notOffered, { detail: "NOT_OFFERED" });
      }
      const session = { ...back, gift: { email, message, sendAt } };
      const language = readRequestLanguage(context);
      return startCheckout(services, channel, viewer, offer, { session, language }, errors);
    });
  });
  return routes;
}

/** Pictures of more would not be shown. */
const maxContents = 4;
/** They are chosen among these. */
const maxOpened = 200;

async function toOfferResponse(
  services: Services,
  { token }: ChannelRow,
  paywall: PaywallWithPrices,
) {
  const { opens, perContent, picture } = paywall;
  const opened = perContent ? [] : await listPaidContents(services.db, token, opens, maxOpened);
  const others = opened.filter((content) => content.picture !== picture);
  const shown = pickEvenlySpaced(others.length < maxContents ? opened : others, maxContents);
  return createPaywallResponse(paywall, createResponseContext(services), shown);
}

/** The paywall of an address, or 404. */
export async function requireRequestedPaywall(
  { db }: Services,
  channel: ChannelRow,
  name: string,
): Promise<PaywallWithPrices> {
  return requireFound(await findPaywall(db, channel.token, name), "paywall", name);
}

/** Channel and viewer of a call that pays; 429 when there were too many. */
export async function requireBuyer(
  services: Services,
  context: Context,
): Promise<{ channel: ChannelRow; viewer: ViewerRecord }> {
  const channel = await requireChannel(services, context.req.param("channel") ?? "");
  const { viewer } = await requireTokenBearer(services, context, channel.token);
  return { channel, viewer };
}

async function offerAt(
  services: Services,
  context: Context,
  channel: ChannelRow,
  viewer: ViewerRecord | undefined,
  code: string | null | undefined,
  isGift = false,
): Promise<SelectedOffer> {
  const { paywall = "", price = "" } = context.req.param() as Record<string, string>;
  const errors = getPaymentErrorMessages(context);
  const offer = await requireOffer(services, channel.token, { paywall, price }, errors);
  if (!code?.trim()) return offer;
  const by = { channel: channel.token, viewer: viewer?.id };
  return { ...offer, promo: await requirePromo(services, by, { ...offer, isGift }, code, errors) };
}

function backOf(
  services: Services,
  channel: ChannelRow,
  input: { success_url: string; cancel_url: string; googleAnalyticsClientId?: string | null },
) {
  return {
    successUrl: requireChannelUrl(services, channel, input.success_url).href,
    cancelUrl: requireChannelUrl(services, channel, input.cancel_url).href,
    clientId: input.googleAnalyticsClientId ?? null,
  };
}

/** A paywall whose prices are all gone opens what it did to those who have it, and is offered to nobody. */
function isSold({ prices }: PaywallWithPrices): boolean {
  return prices.some(({ withdrawn }) => !withdrawn);
}
