import type { BodyRule } from "../../lib/contract/call-rule.ts";
import { clientErrorLimits as clientErrors } from "../../lib/contract/client-error-limits.ts";
import type { RateLimitName } from "../domain/call-rate-limits.ts";
import { adminCallRules } from "./admin/admin-call-rules.ts";
import type { ProviderCallRule } from "./call-rule-context.ts";

const json = (bytes: number): BodyRule => ({ bytes, as: "json" });
const form: BodyRule = { bytes: 4_096, as: "form" };
/** Bodies about accounts, lists and payments are small. */
const small = json(16_384);

/** What anybody may read, and the site shares among its visitors. */
const sharedRead: ProviderCallRule = { cost: "read", limits: ["direct"] };
const file: ProviderCallRule = {
  cost: "file",
  limits: { none: "Files are read as they are; a proxy or CDN bounds bandwidth." },
};
/** Text that is made of the manifest alone. */
const playlist: ProviderCallRule = { cost: "constant", limits: ["direct"] };
const stylesheet: ProviderCallRule = { cost: "constant", limits: ["direct"] };
const identity: ProviderCallRule = { cost: "outside", limits: ["identity-provider"] };

const readOf = (limit: RateLimitName): ProviderCallRule => ({ cost: "read", limits: [limit] });
const writeOf = (limit: RateLimitName, body: BodyRule = small): ProviderCallRule => ({
  cost: "write",
  limits: [limit],
  body,
});
/** Passwords are hashed slowly on purpose. */
const hashOf = (...limits: [RateLimitName, ...RateLimitName[]]): ProviderCallRule => ({
  cost: "hash",
  limits,
  body: small,
});
const paymentOf = (cost: ProviderCallRule["cost"] = "outside"): ProviderCallRule => ({
  cost,
  limits: ["payment"],
  body: small,
});

/**
 * What every route of the provider declares: cost, limits and body. A route without a line keeps the provider from
 * starting. docs/security.md SE-172
 */
export const providerCallRules: Readonly<Record<string, ProviderCallRule>> = {
  "GET /health": {
    cost: "read",
    limits: { none: "All requests together cause one query of the database." },
  },

  "GET /hosts/:host": sharedRead,
  "GET /ch/:channel": sharedRead,
  "GET /ch/:channel/header": sharedRead,
  "GET /ch/:channel/footer": sharedRead,
  "GET /ch/:channel/pages/:page": sharedRead,
  "GET /ch/:channel/pages/:page/sections": sharedRead,
  "GET /ch/:channel/pages/:page/sections/:section/content": {
    cost: "search",
    limits: ["direct", "own-items", "search"],
  },
  "GET /ch/:channel/pages/:page/personalized-sections/:section/content": readOf("own-items"),
  "GET /ch/:channel/search/trends": { cost: "search", limits: ["trends"] },
  "GET /ch/:channel/search/suggestions": { cost: "search", limits: ["suggestions"] },
  "GET /ch/:channel/content/:video": { cost: "read", limits: ["direct", "watch"] },
  "GET /ch/:channel/content-preview/:video": { cost: "read", limits: ["direct", "watch"] },
  "POST /ch/:channel/notices": writeOf("direct", json(4_096)),

  "POST /channel/:channel/login": hashOf("sign-in"),
  "POST /channel/:channel/logout": writeOf("account"),
  "POST /ch/:channel/users/access-token": writeOf("account"),
  "POST /channel/:channel/signup": hashOf("sign-up"),
  "POST /channel/:channel/verification/user/email": writeOf("mail"),
  "POST /channel/:channel/users/:secret/verification": writeOf("secrets"),
  "POST /channel/:channel/forgot": writeOf("mail"),
  "POST /channel/:channel/forgot/sent": writeOf("mail"),
  "POST /channel/:channel/reset/:secret": hashOf("secrets"),
  "POST /channel/:channel/me/change-password": hashOf("account", "sign-in"),
  "POST /channel/:channel/me/change-name": writeOf("account"),
  "POST /channel/:channel/me/change-email": hashOf("account", "sign-in", "mail"),
  "POST /channel/:channel/me/change-password/sent": {
    cost: "write",
    limits: ["account", "mail"],
    body: small,
  },
  "POST /channel/:channel/me/deletion": hashOf("account", "sign-in", "mail"),
  "GET /ch/:channel/users/me/data": { cost: "search", limits: ["account"] },
  "GET /account-deletions/:secret": readOf("secrets"),
  "POST /account-deletions/:secret": writeOf("secrets", form),
  "GET /ch/:channel/users/me": readOf("account"),
  "DELETE /ch/:channel/users/me/alerts": writeOf("account"),
  "GET /ch/:channel/users/me/registration-fields": readOf("account"),
  "POST /ch/:channel/users/me/registration-fields": writeOf("account", {
    bytes: 65_536,
    as: "items",
  }),

  "GET /ch/:channel/paywalls": sharedRead,
  "GET /ch/:channel/paywalls/:paywall": sharedRead,
  "GET /ch/:channel/paywalls/:paywall/:price/quote": {
    cost: "read",
    limits: ["direct", "payment"],
  },
  "POST /ch/:channel/paywalls/:paywall/:price": paymentOf(),
  "POST /ch/:channel/paywalls/:paywall/:price/gift": paymentOf(),
  "POST /ch/:channel/users/:paywall/payment-method-session": paymentOf(),
  "POST /ch/:channel/users/:paywall/reactivation-session": paymentOf(),
  "POST /ch/:channel/users/payment-methods/portal-session": paymentOf(),
  "POST /ch/:channel/users/paywalls/:paywall/cancellation": paymentOf("write"),
  "POST /ch/:channel/users/paywalls/:paywall/resumption": paymentOf(),
  "POST /ch/:channel/users/paywalls/:paywall/pause": paymentOf("write"),
  "POST /ch/:channel/users/paywalls/:paywall/switch": paymentOf(),
  "GET /ch/:channel/users/paywalls/:paywall/switch": readOf("payment"),
  "GET /ch/:channel/sessions/:session/purchase-details": readOf("payment"),
  "GET /ch/:channel/users/purchases": readOf("payment"),
  "GET /ch/:channel/users/invoices": readOf("payment"),
  "GET /ch/:channel/users/gifts": readOf("payment"),
  "GET /ch/:channel/invoices/:invoice": { cost: "render", limits: ["secrets", "invoice"] },
  "GET /ch/:channel/gifts/:code": readOf("secrets"),
  "POST /ch/:channel/gifts/:code/redemption": paymentOf("write"),
  "GET /checkout/style.css": stylesheet,
  "GET /checkout/brands/:file": stylesheet,
  "GET /checkout/fonts/:file": file,
  "GET /checkout/:session": { cost: "outside", limits: ["secrets"] },
  "POST /checkout/:session": { cost: "outside", limits: ["secrets", "card"], body: form },
  "POST /webhooks/stripe": {
    cost: "outside",
    limits: { none: "Stripe signs each; what it has not signed ends before the database." },
    body: { bytes: 262_144, as: "signed" },
  },

  "GET /ch/:channel/user-devices": readOf("devices"),
  "DELETE /ch/:channel/user-devices": writeOf("devices"),
  "DELETE /ch/:channel/user-devices/:device": writeOf("devices"),
  "POST /ch/:channel/users/device-verification": writeOf("devices"),
  "GET /sign-ins/:secret": readOf("secrets"),
  "POST /sign-ins/:secret": writeOf("secrets", form),

  "GET /ch/:channel/users/me/viewership-metadata": readOf("viewership"),
  "POST /watchlist": writeOf("watch-list"),
  "DELETE /watchlist": writeOf("watch-list"),
  "POST /live-notifications": writeOf("live-notification"),
  "DELETE /live-notifications": writeOf("live-notification"),
  "POST /ch/:channel/users/current-time": writeOf("current-time"),
  "DELETE /ch/:channel/users/current-time": writeOf("current-time"),
  "GET /live-notifications/push-key": sharedRead,
  "POST /live-notifications/push": writeOf("push"),
  "DELETE /live-notifications/push": writeOf("push"),

  "POST /events": {
    cost: "write",
    limits: ["events", "events-of-visit", "events-of-day"],
    body: { bytes: 65_536, as: "items" },
  },
  "GET /ch/:channel/events": { cost: "search", limits: ["own-events"] },
  "DELETE /ch/:channel/events": { cost: "search", limits: ["own-events"] },
  "POST /client-errors": writeOf("direct", json(clientErrors.bytes)),

  "GET /media/signed/:pass/reels/:name/:file": playlist,
  "GET /media/signed/:pass/transcripts/:name/:file{[\\w-]+\\.vtt}": playlist,
  "GET /media/signed/:pass/live/:name/:file": playlist,
  "GET /media/signed/:pass/:kind{reels|live}/:name/:film/:rest{.+}": file,
  "GET /media/previews/:file{[\\w-]+\\.mp4}": file,
  "GET /media/art/:file": file,
  "GET /media/signed/:pass/shares/:name/:file{\\d{1,5}\\.jpg}": {
    cost: "render",
    limits: ["shares"],
  },
  "GET /media/logos/:file": sharedRead,
  "GET /media/icons/:file{[a-z0-9-]+\\.png}": file,

  ...Object.fromEntries(
    ["google", "facebook", "apple", "sso"].flatMap((kind) => [
      [`GET /channel/:id/${kind}/auth`, identity],
      [`GET /channel/:id/${kind}/callback`, identity],
    ]),
  ),
  "POST /channel/:id/apple/callback": {
    cost: "constant",
    limits: ["identity-provider"],
    body: { bytes: 16_384, as: "form" },
  },
  "GET /channel/:id/sso/logout": identity,

  ...adminCallRules,
};

/** What routes of the console's port declare: they respond only to this machine (docs/security.md SE-37). */
export function createConsoleCallRule(path: string): ProviderCallRule {
  const as = path.startsWith("/console/api/") ? "json" : "form";
  return {
    cost: "write",
    limits: { none: "The console responds only to this machine." },
    body: path.startsWith("/identity/") ? undefined : { bytes: 65_536, as },
  };
}
