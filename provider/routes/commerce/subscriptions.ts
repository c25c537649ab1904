import { type Context, Hono } from "hono";
import { z } from "zod";
import { offerOf, openPage, processorOf } from "../../commerce/checkout.ts";
import {
  cancelSubscription,
  pauseSubscription,
  resumeSubscription,
  type SubscriptionAct,
} from "../../commerce/subscriptions.ts";
import { switchPrice } from "../../commerce/switch-price.ts";
import { subscriptionTo } from "../../db/commerce/purchases.ts";
import { addSession, type NewSession } from "../../db/commerce/sessions.ts";
import { pauseMonths } from "../../domain/commerce/subscription.ts";
import { notFound } from "../../domain/http-error.ts";
import { parseBody } from "../accounts/account-input.ts";
import { languageOf } from "../error-messages.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import type { Services } from "../../services.ts";
import { once } from "./once.ts";
import { paymentErrors } from "./payment-errors.ts";
import { addressInput, buyerAt, paywallAt } from "./paywalls.ts";
import { requestText } from "../../../lib/contract/request-text.ts";

const maxReason = 500;
const back = z.object({
  success_url: addressInput,
  cancel_url: addressInput.nullish(),
  session_hosted_url: addressInput.nullish(),
});
const cancellation = z.object({
  success_url: addressInput,
  reason: requestText().trim().max(maxReason).nullish(),
});
const pause = z.object({
  months: z
    .int()
    .min(1)
    .max(Math.max(...pauseMonths)),
});
const change = z.object({ price_token: requestText().min(1).max(250), success_url: addressInput });
const portal = z.object({ return_url: addressInput });

/** What viewers do about a subscription: docs/provider-api.md PA-165 to PA-171. */
export function subscriptionRoutes(services: Services): Hono {
  const routes = new Hono();
  const base = "/ch/:channel/users/paywalls/:paywall";
  for (const action of ["payment-method", "reactivation"] as const) {
    routes.post(`/ch/:channel/users/:paywall/${action}-session`, async (context) => {
      const { channel, viewer, paywall } = await actAt(services, context);
      const input = await parseBody(context, back);
      const success = requireChannelUrl(services, channel, input.success_url).href;
      const cancel = input.cancel_url ?? input.session_hosted_url ?? input.success_url;
      const cancelUrl = requireChannelUrl(services, channel, cancel).href;
      if (!(await subscriptionTo(services.db, viewer.id, paywall))) {
        throw notFound("subscription to", paywall);
      }
      const made = { action, paywall, successUrl: success, cancelUrl };
      return once(services, context, viewer, () => openHosted(services, context, made));
    });
  }
  routes.post("/ch/:channel/users/payment-methods/portal-session", async (context) => {
    const { channel, viewer } = await buyerAt(services, context);
    const { return_url } = await parseBody(context, portal);
    const url = requireChannelUrl(services, channel, return_url).href;
    const made = { action: "portal" as const, successUrl: url, cancelUrl: url };
    return once(services, context, viewer, async () => ({
      managePayment: (await openHosted(services, context, made)).url,
    }));
  });
  routes.post(`${base}/cancellation`, async (context) => {
    const act = await actAt(services, context);
    const input = await parseBody(context, cancellation);
    requireChannelUrl(services, act.channel, input.success_url);
    return once(services, context, act.viewer, async () => {
      await cancelSubscription(services, act, input.reason || undefined);
      return {};
    });
  });
  routes.post(`${base}/resumption`, async (context) => {
    const act = await actAt(services, context);
    return once(services, context, act.viewer, async () => {
      await resumeSubscription(services, act);
      await services.billing.settled();
      return {};
    });
  });
  routes.post(`${base}/pause`, async (context) => {
    const act = await actAt(services, context);
    const { months } = await parseBody(context, pause);
    return once(services, context, act.viewer, async () => {
      await pauseSubscription(services, act, months);
      return {};
    });
  });
  routes.post(`${base}/switch`, async (context) => {
    const act = await actAt(services, context);
    const input = await parseBody(context, change);
    requireChannelUrl(services, act.channel, input.success_url);
    return once(services, context, act.viewer, async () => {
      const { channel, paywall, errors } = act;
      await paywallAt(services, channel, paywall);
      const names = { paywall, price: input.price_token };
      const { price } = await offerOf(services, channel.token, names, errors);
      await switchPrice(services, act, price);
      return {};
    });
  });
  return routes;
}

async function actAt(services: Services, context: Context): Promise<SubscriptionAct> {
  const buyer = await buyerAt(services, context);
  const paywall = context.req.param("paywall") ?? "";
  return { ...buyer, paywall, errors: paymentErrors(context) };
}

type Hosted = Pick<NewSession, "action" | "successUrl" | "cancelUrl"> & { paywall?: string };

async function openHosted(services: Services, context: Context, made: Hosted) {
  const { channel, viewer } = await buyerAt(services, context);
  const errors = paymentErrors(context);
  const processor = processorOf(services, errors);
  const session = await addSession(
    services.db,
    { ...made, channel: channel.token, viewer: viewer.id },
    services.clock.now(),
  );
  const language = languageOf(context);
  const facts = { title: channel.name, description: "", email: viewer.email, language };
  return openPage(services, processor, session, facts, errors);
}
