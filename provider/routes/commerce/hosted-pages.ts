import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import {
  renderHostedMessagePage,
  type HostedPageContext,
  getHostedPageTexts,
  renderPaymentPendingPage,
} from "../../checkout/hosted-page.ts";
import type { PaymentCardError } from "../../checkout/card-form.ts";
import {
  renderPaymentMethodPage,
  renderPaymentPage,
  renderSubscriptionPortalPage,
  renderResumeSubscriptionPage,
  renderBankChallengePage,
} from "../../checkout/payment-pages.ts";
import type { HtmlFragment } from "../../console/html-page.ts";
import { createHostedPageAtProcessor, requirePaymentProcessor } from "../../commerce/checkout.ts";
import {
  completeBankChallenge,
  replacePaymentCard,
  isCheckoutOpen,
  payWithTestCard,
  type CardPaymentResult,
} from "../../commerce/pay-with-test-card.ts";
import { syncCheckoutSession } from "../../commerce/sync-checkout-session.ts";
import { resumeSubscription } from "../../commerce/subscriptions.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { paymentMethods } from "../../db/commerce-schema.ts";
import {
  addCheckoutSession,
  updateCheckoutSessionRow,
  type CheckoutSession,
} from "../../db/commerce/checkout-sessions.ts";
import { findViewer } from "../../db/viewers.ts";
import { languages } from "../../../lib/contract/languages.ts";
import { HttpError, createNotFoundError, requireFound } from "../../domain/http-error.ts";
import { createSandboxPageHeaders } from "../../sandbox/sandbox-page-headers.ts";
import { readAccountAttempt, limitAccountAttempts } from "../accounts/limit-account-attempts.ts";
import { redirectTo } from "../responses.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { getHostedPageBrand } from "../hosted-page-brand.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireSameOriginForm } from "../require-same-origin-form.ts";
import { type Services, getChannelSiteOrigin } from "../../services.ts";
import {
  loadSubscriptionPortalPageData,
  loadSubscriptionResumeSummary,
  loadCheckoutSummary,
} from "./hosted-page-data.ts";
import { getPaymentErrorMessages } from "./payment-error-messages.ts";

const path = "/checkout/:session";

/**
 * The hosted pages of the sandbox: checkout, second step, card, resumption, portal. Whoever knows the
 * address of a session may pay for it: it names the viewer, and holds no cookie.
 */
export function hostedPageRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get(path, async (context) => {
    const visit = await visitAt(services, context);
    const { session } = visit;
    // A bank that took its time has agreed while the page waited.
    if (session.status === "paid" && session.settlesAt) return done(context, session);
    // The site says that the money goes back.
    if (session.status === "refunded") return done(context, session);
    return show(services, context, visit);
  });
  routes.post(path, async (context) => {
    requireSameOriginForm(services, context);
    const visit = await visitAt(services, context);
    return act(services, context, visit, await formOf(context));
  });
  return routes;
}

type Visit = { session: CheckoutSession; channel: ChannelRow; frame: HostedPageContext };

async function visitAt(services: Services, context: Context): Promise<Visit> {
  const id = context.req.param("session") ?? "";
  const session = requireFound(await syncCheckoutSession(services, id), "session", id);
  const channel = await requireChannel(services, session.channel);
  const language =
    languages.find((each) => each === context.req.query("lng")) ?? readRequestLanguage(context);
  const isSandbox = services.processor?.name === "sandbox";
  const brand = getHostedPageBrand(services, channel);
  const frame = { ...brand, back: session.cancelUrl, language, isSandbox };
  return { session, channel, frame };
}

async function formOf(context: Context): Promise<Record<string, string>> {
  const body = Object.entries(await context.req.parseBody());
  return Object.fromEntries(body.map(([name, value]) => [name, String(value)]));
}

async function act(
  services: Services,
  context: Context,
  visit: Visit,
  form: Record<string, string>,
): Promise<Response> {
  const { session } = visit;
  if (!isCheckoutOpen(session, services.clock.now())) return show(services, context, visit);
  const wanted = form["do"];
  if (wanted === "approve" || wanted === "refuse") {
    return follow(
      services,
      context,
      visit,
      await completeBankChallenge(services, session.id, wanted === "approve"),
    );
  }
  if (wanted === "resume" && session.action === "reactivation") {
    await resume(services, context, visit);
    return done(context, session);
  }
  if (wanted === "change-card" && session.action === "portal") {
    const { channel, viewer } = session;
    const back = new URL(context.req.url).pathname;
    const made = { channel, viewer, action: "payment-method" as const };
    const urls = {
      successUrl: services.publicOrigin + back,
      cancelUrl: services.publicOrigin + back,
    };
    const card = await addCheckoutSession(services.db, { ...made, ...urls }, services.clock.now());
    const { brand, language } = visit.frame;
    const email = (await findViewer(services.db, viewer))?.email ?? "";
    const facts = { title: brand, description: "", email, language };
    const errors = getPaymentErrorMessages(context);
    const processor = requirePaymentProcessor(services, errors);
    return redirectTo(
      context,
      (await createHostedPageAtProcessor(services, processor, card, facts, errors)).url,
    );
  }
  if (!visit.frame.isSandbox) throw new HttpError(403, "Cards are given to Stripe alone.");
  const { number = "", expiry = "", code = "" } = form;
  const typed = { number, expiry, code };
  await countCard(services, context, visit);
  const isPayment = session.action === "checkout" || session.action === "gift";
  const result = isPayment
    ? await payWithTestCard(services, session.id, typed)
    : await replacePaymentCard(services, session, typed);
  return follow(services, context, visit, result);
}

/** Nobody tries cards for long: ten in five minutes for each viewer. */
async function countCard(services: Services, context: Context, { session, channel }: Visit) {
  const viewer = await findViewer(services.db, session.viewer);
  const tried = readAccountAttempt(services, context, channel, viewer?.email ?? session.viewer);
  await limitAccountAttempts(services, context, "card", tried);
}

async function resume(services: Services, context: Context, { session, channel }: Visit) {
  const viewer = await findViewer(services.db, session.viewer);
  if (!viewer) throw createNotFoundError("viewer", session.viewer);
  const errors = getPaymentErrorMessages(context);
  const paywall = session.paywall ?? "";
  await resumeSubscription(services, { channel, viewer, paywall, errors });
  const paidAt = new Date(services.clock.now());
  await updateCheckoutSessionRow(services.db, session.id, {
    status: "paid",
    paidAt,
    fulfilledAt: paidAt,
  });
  await services.billing.settled();
}

async function follow(
  services: Services,
  context: Context,
  visit: Visit,
  result: CardPaymentResult,
): Promise<Response> {
  const { session } = visit;
  if (result === "paid") return done(context, session);
  if (result === "second-step" || result === "waiting") {
    return redirectTo(context, `/checkout/${session.id}?lng=${visit.frame.language}`);
  }
  const now = await visitAt(services, context);
  return show(services, context, now, result === "over" ? undefined : result);
}

/** Redirects back to the site, with the id of the session. */
function done(context: Context, { successUrl, id }: CheckoutSession): Response {
  const url = new URL(successUrl);
  url.searchParams.set("session_id", id);
  return redirectTo(context, url.href);
}

async function show(
  services: Services,
  context: Context,
  visit: Visit,
  error?: PaymentCardError,
): Promise<Response> {
  const page = await pageOf(services, context, visit, error);
  const { publicOrigin } = services;
  const headers = createSandboxPageHeaders({
    style: publicOrigin,
    formTargets: [
      getChannelSiteOrigin(services, visit.channel),
      ...(visit.frame.isSandbox ? [] : ["https://checkout.stripe.com"]),
    ],
    showsBrand: true,
    framedBy: "nobody",
  });
  return context.html(page, error ? 422 : 200, headers);
}

async function pageOf(
  services: Services,
  context: Context,
  { session, channel, frame }: Visit,
  error: PaymentCardError | undefined,
): Promise<HtmlFragment> {
  const texts = getHostedPageTexts(frame.language);
  const { status, action } = session;
  if (status === "processing") return renderPaymentPendingPage(frame);
  if (status === "paid") {
    const url = new URL(session.successUrl);
    url.searchParams.set("session_id", session.id);
    return renderHostedMessagePage(frame, texts.doneTitle, texts.doneText, url.href);
  }
  if (!isCheckoutOpen(session, services.clock.now())) {
    return renderHostedMessagePage(frame, texts.overTitle, texts.overText, session.cancelUrl);
  }
  if (action === "checkout" || action === "gift") {
    const summary = await loadCheckoutSummary(services, session);
    return session.method && !error
      ? renderBankChallengePage(frame, summary)
      : renderPaymentPage(frame, summary, error);
  }
  if (action === "reactivation") {
    const summary = await loadSubscriptionResumeSummary(services, session);
    if (summary) return renderResumeSubscriptionPage(frame, summary);
    return renderHostedMessagePage(frame, texts.overTitle, texts.overText, session.cancelUrl);
  }
  if (action === "portal") {
    return renderSubscriptionPortalPage(
      frame,
      await loadSubscriptionPortalPageData(
        services,
        channel,
        session,
        readRequestLanguage(context),
      ),
    );
  }
  const [card] = await services.db
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.viewer, session.viewer));
  return renderPaymentMethodPage(frame, card && `${card.brand} ···· ${card.last4}`, error);
}
