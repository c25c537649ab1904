import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  requireOffer,
  createHostedPageAtProcessor,
  requirePaymentProcessor,
} from "../../commerce/checkout.ts";
import {
  cancelSubscription,
  pauseSubscription,
  resumeSubscription,
  type SubscriptionRequest,
} from "../../commerce/subscriptions.ts";
import {
  changeSubscriptionPrice,
  quotePriceChange,
} from "../../commerce/change-subscription-price.ts";
import { findActiveSubscription } from "../../db/commerce/purchases.ts";
import {
  addCheckoutSession,
  type NewCheckoutSession,
} from "../../db/commerce/checkout-sessions.ts";
import { allowedPauseMonths } from "../../domain/commerce/subscription.ts";
import { createNotFoundError } from "../../domain/http-error.ts";
import { parseJsonBody } from "../accounts/account-input.ts";
import { createPrivateResponse } from "../responses.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import type { Services } from "../../services.ts";
import { runIdempotently } from "./run-idempotently.ts";
import { getPaymentErrorMessages } from "./payment-error-messages.ts";
import { returnUrlSchema, requireBuyer, requireRequestedPaywall } from "./paywalls.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const maxReason = 500;
const back = z.object({
  success_url: returnUrlSchema,
  cancel_url: returnUrlSchema.nullish(),
  session_hosted_url: returnUrlSchema.nullish(),
});
const cancellation = z.object({
  success_url: returnUrlSchema,
  reason: requestTextSchema().trim().max(maxReason).nullish(),
});
const pause = z.object({
  months: z
    .int()
    .min(1)
    .max(Math.max(...allowedPauseMonths)),
});
const change = z.object({
  price_token: requestTextSchema().min(1).max(250),
  success_url: returnUrlSchema,
  shown: z.object({ due: z.int().min(0), at: z.iso.datetime() }).nullish(),
});
const portal = z.object({ return_url: returnUrlSchema });

/** What viewers do about a subscription: docs/provider-api.md PA-165 to PA-171. */
export function subscriptionRoutes(services: Services): Hono {
  const routes = new Hono();
  const base = "/ch/:channel/users/paywalls/:paywall";
  for (const action of ["payment-method", "reactivation"] as const) {
    routes.post(`/ch/:channel/users/:paywall/${action}-session`, async (context) => {
      const { channel, viewer, paywall } = await actAt(services, context);
      const input = await parseJsonBody(context, back);
      const success = requireChannelUrl(services, channel, input.success_url).href;
      const cancel = input.cancel_url ?? input.session_hosted_url ?? input.success_url;
      const cancelUrl = requireChannelUrl(services, channel, cancel).href;
      if (!(await findActiveSubscription(services.db, viewer.id, paywall))) {
        throw createNotFoundError("subscription to", paywall);
      }
      const made = { action, paywall, successUrl: success, cancelUrl };
      return runIdempotently(services, context, viewer, () => openHosted(services, context, made));
    });
  }
  routes.post("/ch/:channel/users/payment-methods/portal-session", async (context) => {
    const { channel, viewer } = await requireBuyer(services, context);
    const { return_url } = await parseJsonBody(context, portal);
    const url = requireChannelUrl(services, channel, return_url).href;
    const made = { action: "portal" as const, successUrl: url, cancelUrl: url };
    return runIdempotently(services, context, viewer, async () => ({
      managePayment: (await openHosted(services, context, made)).url,
    }));
  });
  routes.post(`${base}/cancellation`, async (context) => {
    const act = await actAt(services, context);
    const input = await parseJsonBody(context, cancellation);
    requireChannelUrl(services, act.channel, input.success_url);
    return runIdempotently(services, context, act.viewer, async () => {
      await cancelSubscription(services, act, input.reason || undefined);
      return {};
    });
  });
  routes.post(`${base}/resumption`, async (context) => {
    const act = await actAt(services, context);
    return runIdempotently(services, context, act.viewer, async () => {
      await resumeSubscription(services, act);
      await services.billing.settled();
      return {};
    });
  });
  routes.post(`${base}/pause`, async (context) => {
    const act = await actAt(services, context);
    const { months } = await parseJsonBody(context, pause);
    return runIdempotently(services, context, act.viewer, async () => {
      await pauseSubscription(services, act, months);
      return {};
    });
  });
  routes.post(`${base}/switch`, async (context) => {
    const act = await actAt(services, context);
    const input = await parseJsonBody(context, change);
    requireChannelUrl(services, act.channel, input.success_url);
    return runIdempotently(services, context, act.viewer, async () => {
      const price = await priceOfChange(services, act, input.price_token);
      const shown = input.shown && { due: input.shown.due, at: Date.parse(input.shown.at) };
      await changeSubscriptionPrice(services, act, price, shown ?? undefined);
      return {};
    });
  });
  routes.get(`${base}/switch`, async (context) => {
    const act = await actAt(services, context);
    const price = await priceOfChange(services, act, context.req.query("price_token") ?? "");
    return createPrivateResponse(context, await quotePriceChange(services, act, price));
  });
  return routes;
}

async function priceOfChange(
  services: Services,
  { channel, paywall, errors }: SubscriptionRequest,
  token: string,
) {
  await requireRequestedPaywall(services, channel, paywall);
  const names = { paywall, price: token };
  return (await requireOffer(services, channel.token, names, errors)).price;
}

async function actAt(services: Services, context: Context): Promise<SubscriptionRequest> {
  const buyer = await requireBuyer(services, context);
  const paywall = context.req.param("paywall") ?? "";
  return { ...buyer, paywall, errors: getPaymentErrorMessages(context) };
}

type Hosted = Pick<NewCheckoutSession, "action" | "successUrl" | "cancelUrl"> & {
  paywall?: string;
};

async function openHosted(services: Services, context: Context, made: Hosted) {
  const { channel, viewer } = await requireBuyer(services, context);
  const errors = getPaymentErrorMessages(context);
  const processor = requirePaymentProcessor(services, errors);
  const session = await addCheckoutSession(
    services.db,
    { ...made, channel: channel.token, viewer: viewer.id },
    services.clock.now(),
  );
  const language = readRequestLanguage(context);
  const facts = { title: channel.name, description: "", email: viewer.email, language };
  return createHostedPageAtProcessor(services, processor, session, facts, errors);
}
