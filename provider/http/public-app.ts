import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { adminRoutes } from "../routes/admin/admin-routes.ts";
import { changeEmailRoutes } from "../routes/accounts/change-email.ts";
import { changePasswordRoutes } from "../routes/accounts/change-password.ts";
import { forgotPasswordRoutes } from "../routes/accounts/forgot-password.ts";
import { accountDeletionRoutes } from "../routes/accounts/account-deletion.ts";
import { viewerDataRoutes } from "../routes/accounts/viewer-data.ts";
import { loginRoutes } from "../routes/accounts/login.ts";
import { meRoutes } from "../routes/accounts/me.ts";
import { signupRoutes } from "../routes/accounts/signup.ts";
import { recordedEventRoutes } from "../routes/analytics/recorded-events.ts";
import { clientErrorRoutes } from "../routes/analytics/client-errors.ts";
import { eventIntakeRoutes } from "../routes/analytics/event-intake.ts";
import { brandAssetRoutes } from "../routes/catalogue/brand-assets.ts";
import { channelRoutes } from "../routes/catalogue/channel.ts";
import { contentRoutes } from "../routes/catalogue/content.ts";
import { hostRoutes } from "../routes/catalogue/hosts.ts";
import { mediaRoutes } from "../routes/catalogue/media.ts";
import { noticeRoutes } from "../routes/catalogue/notices.ts";
import { pageRoutes } from "../routes/catalogue/pages.ts";
import { searchRoutes } from "../routes/catalogue/search-routes.ts";
import { signedMediaRoutes } from "../routes/catalogue/signed-media.ts";
import { sectionRoutes } from "../routes/catalogue/sections.ts";
import { purchaseRoutes } from "../routes/commerce/purchases.ts";
import { giftRoutes } from "../routes/commerce/gifts.ts";
import { createStripeClient } from "../commerce/stripe-client.ts";
import { stripeWebhookRoutes } from "../routes/commerce/stripe-webhook.ts";
import { hostedPageRoutes } from "../routes/commerce/hosted-pages.ts";
import { paywallRoutes } from "../routes/commerce/paywalls.ts";
import { subscriptionRoutes } from "../routes/commerce/subscriptions.ts";
import { liveNotificationRoutes } from "../routes/lists/live-notifications.ts";
import { pushRoutes } from "../routes/lists/push.ts";
import { deviceRoutes } from "../routes/devices/devices.ts";
import { viewershipRoutes } from "../routes/lists/viewership.ts";
import { watchListRoutes } from "../routes/lists/watch-list.ts";
import { watchProgressRoutes } from "../routes/lists/watch-progress.ts";
import { redirectFramedIdp } from "../routes/identity/identity-pages-in-simulator.ts";
import { signInRoutes } from "../routes/identity/sign-in.ts";
import { undoSignInRoutes } from "../routes/devices/undo-sign-in.ts";
import { hostedPageStyleRoutes } from "../routes/hosted-page-style.ts";
import { healthRoutes } from "../routes/health.ts";
import { hasConsole, type Services } from "../services.ts";
import { applySimulatedFaults } from "./apply-simulated-faults.ts";
import { providerCallRules } from "../routes/call-rules.ts";
import {
  applyCallRules,
  assertStorableAddress,
  assertEveryRouteHasRule,
  type FindCallRule,
} from "./apply-call-rules.ts";
import { respondWithError, respondNotFound } from "./error-responses.ts";
import { assignRequestId } from "./assign-request-id.ts";
import { requireSiteSecret, siteOnlyCalls } from "./site-only-calls.ts";

const findRule: FindCallRule = (method, path) => providerCallRules[`${method} ${path}`];

/**
 * Everything that anybody may call of the provider, as one Hono app: docs/security.md SE-37. Throws an error of one line for
 * a route without a call rule.
 */
export function createPublicApp(services: Services): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(assignRequestId(services));
  app.use("/media/*", cors({ origin: "*", exposeHeaders: ["Content-Length", "Content-Range"] }));
  app.use(assertStorableAddress);
  if (hasConsole(services)) {
    app.use(applySimulatedFaults(services));
    app.use("/channel/*", redirectFramedIdp(services));
  }
  for (const { method, path } of siteOnlyCalls) app.on(method, path, requireSiteSecret(services));
  app.use(applyCallRules(services, findRule));
  app.route("/", healthRoutes(services));
  app.route("/", channelRoutes(services));
  app.route("/", hostRoutes(services));
  app.route("/", noticeRoutes(services));
  app.route("/", pageRoutes(services));
  app.route("/", sectionRoutes(services));
  app.route("/", searchRoutes(services));
  app.route("/", contentRoutes(services));
  app.route("/", loginRoutes(services));
  app.route("/", signupRoutes(services));
  app.route("/", forgotPasswordRoutes(services));
  app.route("/", changePasswordRoutes(services));
  app.route("/", changeEmailRoutes(services));
  app.route("/", meRoutes(services));
  app.route("/", accountDeletionRoutes(services));
  app.route("/", viewerDataRoutes(services));
  app.route("/", paywallRoutes(services));
  app.route("/", subscriptionRoutes(services));
  app.route("/", purchaseRoutes(services));
  app.route("/", giftRoutes(services));
  app.route("/", deviceRoutes(services));
  app.route("/", viewershipRoutes(services));
  app.route("/", watchListRoutes(services));
  app.route("/", liveNotificationRoutes(services));
  app.route("/", watchProgressRoutes(services));
  app.route("/", pushRoutes(services));
  app.route("/", eventIntakeRoutes(services));
  app.route("/", recordedEventRoutes(services));
  app.route("/", clientErrorRoutes(services));
  app.route("/", mediaRoutes(services));
  app.route("/", signedMediaRoutes(services));
  app.route("/", brandAssetRoutes(services));
  app.route("/", adminRoutes(services));
  app.route("/", signInRoutes(services));
  app.route("/", hostedPageStyleRoutes(services));
  app.route("/", undoSignInRoutes(services));
  if (services.processor) app.route("/", hostedPageRoutes(services));
  const { stripe: keys } = services;
  if (keys) {
    const stripeWebhook = { stripe: createStripeClient(keys), secret: keys.webhookSecret };
    app.route("/", stripeWebhookRoutes(services, stripeWebhook));
  }
  assertEveryRouteHasRule(app, findRule);
  app.onError(respondWithError);
  app.notFound((context) => respondNotFound(app, context));
  return app;
}
