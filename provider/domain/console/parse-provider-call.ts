/** The calls that faults and counters are kept for. */
export const providerCallNames = [
  "channel",
  "header",
  "footer",
  "page",
  "sections",
  "section-content",
  "content",
  "login",
  "signup",
  "logout",
  "verification-mail",
  "verification",
  "forgot",
  "reset",
  "change-password",
  "change-name",
  "change-email",
  "account-deletion",
  "viewer-data",
  "me",
  "access-token",
  "alerts",
  "registration-fields",
  "viewership",
  "watch-list",
  "live-notification",
  "current-time",
  "push-key",
  "push",
  "paywalls",
  "checkout",
  "purchase-details",
  "purchases",
  "subscription",
  "gift",
  "devices",
  "device-verification",
  "hosted-page",
  "media",
  "identity",
  "events",
] as const;
export type ProviderCallName = (typeof providerCallNames)[number];

/**
 * A request as a call: its name, and the channel as the address names it (media and identity have
 * none).
 */
export type ParsedProviderCall = { name: ProviderCallName; channel?: string };

/**
 * The paths of calls. A segment `:secret` is shown to nobody; `:rest` and `:secrets` stand for one
 * segment or more.
 */
const templates: [path: string, name: ProviderCallName][] = [
  ["/ch/:channel", "channel"],
  ["/ch/:channel/header", "header"],
  ["/ch/:channel/footer", "footer"],
  ["/ch/:channel/pages/:page", "page"],
  ["/ch/:channel/pages/:page/sections", "sections"],
  ["/ch/:channel/pages/:page/sections/:section/content", "section-content"],
  ["/ch/:channel/pages/:page/personalized-sections/:section/content", "section-content"],
  ["/ch/:channel/content/:content", "content"],
  ["/ch/:channel/content-preview/:content", "content"],
  ["/channel/:channel/login", "login"],
  ["/channel/:channel/signup", "signup"],
  ["/channel/:channel/logout", "logout"],
  ["/channel/:channel/verification/user/email", "verification-mail"],
  ["/channel/:channel/users/:secret/verification", "verification"],
  ["/channel/:channel/forgot", "forgot"],
  ["/channel/:channel/forgot/sent", "forgot"],
  ["/channel/:channel/reset/:secret", "reset"],
  ["/channel/:channel/me/change-password", "change-password"],
  ["/channel/:channel/me/change-password/sent", "change-password"],
  ["/channel/:channel/me/change-name", "change-name"],
  ["/channel/:channel/me/change-email", "change-email"],
  ["/channel/:channel/me/deletion", "account-deletion"],
  ["/ch/:channel/users/me/data", "viewer-data"],
  ["/account-deletions/:secret", "hosted-page"],
  ["/ch/:channel/users/me", "me"],
  ["/ch/:channel/users/access-token", "access-token"],
  ["/ch/:channel/users/me/alerts", "alerts"],
  ["/ch/:channel/users/me/registration-fields", "registration-fields"],
  ["/ch/:channel/users/me/viewership-metadata", "viewership"],
  ["/watchlist", "watch-list"],
  ["/live-notifications", "live-notification"],
  ["/ch/:channel/users/current-time", "current-time"],
  ["/live-notifications/push-key", "push-key"],
  ["/live-notifications/push", "push"],
  ["/ch/:channel/paywalls", "paywalls"],
  ["/ch/:channel/paywalls/:paywall", "paywalls"],
  ["/ch/:channel/paywalls/:paywall/:price/quote", "paywalls"],
  ["/ch/:channel/paywalls/:paywall/:price", "checkout"],
  ["/ch/:channel/paywalls/:paywall/:price/gift", "checkout"],
  ["/ch/:channel/sessions/:secret/purchase-details", "purchase-details"],
  ["/ch/:channel/users/purchases", "purchases"],
  ["/ch/:channel/users/invoices", "purchases"],
  ["/ch/:channel/users/gifts", "purchases"],
  ["/ch/:channel/users/payment-methods/portal-session", "subscription"],
  ["/ch/:channel/users/paywalls/:paywall/:act", "subscription"],
  ["/ch/:channel/users/:paywall/payment-method-session", "subscription"],
  ["/ch/:channel/users/:paywall/reactivation-session", "subscription"],
  ["/ch/:channel/user-devices", "devices"],
  ["/ch/:channel/user-devices/:device", "devices"],
  ["/ch/:channel/users/device-verification", "device-verification"],
  ["/ch/:channel/gifts/:secret", "gift"],
  ["/ch/:channel/gifts/:secret/redemption", "gift"],
  ["/ch/:channel/invoices/:secret", "hosted-page"],
  ["/checkout/:secret", "hosted-page"],
  ["/sign-ins/:secret", "hosted-page"],
  ["/events", "events"],
  ["/ch/:channel/events", "events"],
  ["/media/signed/:secret/:rest", "media"],
  ["/media/:rest", "media"],
  ["/identity/:idp/:secrets", "identity"],
];
const rows = templates.map(([path, name]) => ({ name, segments: path.split("/") }));
/** What is no call: its first two segments are shown. */
const unknown = "/:first/:second/:secrets".split("/");

/** Query parameters without secrets; all others of a call are not shown. */
const shownQueries = ["context", "filter_by", "page", "q", "r", "sort_by", "tab"];

/** Calls with a random number, or with the viewer's name. */
const withoutQuery = new Set<ProviderCallName>(["me", "viewership"]);

/**
 * An address as it may be shown and logged: without what opens something, as tokens of links and
 * payments do, and without the queries of `users/me` and viewership, so that these calls are counted as one.
 */
export function redactUrlSecrets(path: string, search: string): string {
  const parts = path.split("/");
  const row = rowOf(parts);
  const shown = (row?.segments ?? unknown).flatMap((segment, at) => {
    if (parts[at] === undefined) return [];
    if (segment === ":rest") return parts.slice(at);
    return segment.startsWith(":secret") ? ["…"] : [parts[at]];
  });
  return shown.join("/") + (row && !withoutQuery.has(row.name) ? shownQuery(search) : "");
}

/**
 * `"/ch/demo/header"` → `{ name: "header", channel: "demo" }`; undefined when it is no such call.
 */
export function parseProviderCall(path: string): ParsedProviderCall | undefined {
  const parts = path.split("/");
  const row = rowOf(parts);
  return row && { name: row.name, channel: parts[row.segments.indexOf(":channel")]?.toLowerCase() };
}

function rowOf(parts: string[]) {
  return rows.find(({ segments }) => {
    const isLong = segments.at(-1) === ":rest" || segments.at(-1) === ":secrets";
    const fits = isLong ? parts.length >= segments.length : parts.length === segments.length;
    return fits && segments.every((segment, at) => isAt(segment, parts[at]));
  });
}

function isAt(segment: string, part: string | undefined): boolean {
  return segment.startsWith(":") ? Boolean(part) : segment === part;
}

function shownQuery(search: string): string {
  const pairs = search.slice(1).split("&");
  const shown = pairs.filter((pair) => shownQueries.includes(pair.split("=")[0] ?? ""));
  return shown.length > 0 ? `?${shown.join("&")}` : "";
}
