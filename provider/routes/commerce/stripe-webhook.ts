import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import { deleteRemovedCard } from "../../commerce/delete-removed-card.ts";
import { syncCheckoutSession } from "../../commerce/sync-checkout-session.ts";
import { importProcessorRefunds } from "../../commerce/import-processor-refunds.ts";
import { processorEvents } from "../../db/commerce-schema.ts";
import { findCheckoutSession } from "../../db/commerce/checkout-sessions.ts";
import { HttpError } from "../../domain/http-error.ts";
import { providerLog } from "../../domain/log.ts";
import { createPrivateResponse } from "../responses.ts";
import type { Services } from "../../services.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const about = z.object({
  id: requestTextSchema().optional(),
  metadata: z.object({ session: requestTextSchema().optional() }).nullish(),
  payment_intent: z.union([requestTextSchema(), z.object({ id: requestTextSchema() })]).nullish(),
});
/** Events about money that went back, in the names that Stripe has given them over the years. */
const isOfReturns = /^(?:refund\.|charge\.refund|charge\.dispute\.)/;
/** Events of a visit to Stripe's page. */
const isOfVisits = /^(?:checkout\.session|payment_intent)\./;

/**
 * `POST /webhooks/stripe`: an event only causes a request to Stripe for the state of its session, payment or card, so
 * the order of events does not matter, and a repeated one does nothing. An event without Stripe's signature gets 400
 * and is logged.
 */
export function stripeWebhookRoutes(
  services: Services,
  { stripe, secret }: { stripe: Stripe; secret: string },
): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  routes.post("/webhooks/stripe", async (context) => {
    const signature = context.req.header("Stripe-Signature") ?? "";
    const raw = await context.req.text();
    let event: Stripe.Event;
    try {
      event = stripe.webhooks.constructEvent(raw, signature, secret);
    } catch (error) {
      providerLog.warn({ err: error }, "a webhook was not signed by Stripe");
      throw new HttpError(400, "The signature is wrong.", { detail: "BAD_SIGNATURE" });
    }
    const { id, type } = event;
    const [taken] = await db.select().from(processorEvents).where(eq(processorEvents.id, id));
    if (taken) return createPrivateResponse(context, { received: true });
    await follow(services, type, about.safeParse(event.data.object).data ?? {});
    const at = new Date(clock.now());
    await db.insert(processorEvents).values({ id, type, at }).onConflictDoNothing();
    return createPrivateResponse(context, { received: true });
  });
  return routes;
}

async function follow(services: Services, type: string, object: z.output<typeof about>) {
  const session = object.metadata?.session;
  if (isOfVisits.test(type) && session && (await findCheckoutSession(services.db, session))) {
    await syncCheckoutSession(services, session, { isNews: true });
  }
  const { payment_intent: intent } = object;
  const payment = typeof intent === "string" ? intent : intent?.id;
  if (isOfReturns.test(type) && payment) await importProcessorRefunds(services, payment);
  if (type === "payment_method.detached" && object.id) await deleteRemovedCard(services, object.id);
}
