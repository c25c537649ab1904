/** The calls that faults and counters are kept for. */
export const callNames = [
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
  "me",
  "access-token",
  "alerts",
  "registration-fields",
  "media",
  "identity",
] as const;
export type CallName = (typeof callNames)[number];

/**
 * A request as a call: its name, and the channel as the address names it (media and identity have
 * none).
 */
export type Call = { name: CallName; channel?: string };

const patterns: [RegExp, CallName][] = [
  [/^\/ch\/([^/]+)$/, "channel"],
  [/^\/ch\/([^/]+)\/header$/, "header"],
  [/^\/ch\/([^/]+)\/footer$/, "footer"],
  [/^\/ch\/([^/]+)\/pages\/[^/]+$/, "page"],
  [/^\/ch\/([^/]+)\/pages\/[^/]+\/sections$/, "sections"],
  [/^\/ch\/([^/]+)\/pages\/[^/]+\/(?:personalized-)?sections\/[^/]+\/content$/, "section-content"],
  [/^\/ch\/([^/]+)\/content(?:-preview)?\/[^/]+$/, "content"],
  [/^\/channel\/([^/]+)\/login$/, "login"],
  [/^\/channel\/([^/]+)\/signup$/, "signup"],
  [/^\/channel\/([^/]+)\/logout$/, "logout"],
  [/^\/channel\/([^/]+)\/verification\/user\/email$/, "verification-mail"],
  [/^\/channel\/([^/]+)\/users\/[^/]+\/verification$/, "verification"],
  [/^\/channel\/([^/]+)\/forgot(?:\/sent)?$/, "forgot"],
  [/^\/channel\/([^/]+)\/reset\/[^/]+$/, "reset"],
  [/^\/channel\/([^/]+)\/me\/change-password(?:\/sent)?$/, "change-password"],
  [/^\/ch\/([^/]+)\/users\/me$/, "me"],
  [/^\/ch\/([^/]+)\/users\/access-token$/, "access-token"],
  [/^\/ch\/([^/]+)\/users\/me\/alerts$/, "alerts"],
  [/^\/ch\/([^/]+)\/users\/me\/registration-fields$/, "registration-fields"],
  [/^\/media\//, "media"],
  [/^\/identity\//, "identity"],
];

/**
 * An address as it may be shown and logged: without the secret that some carry, and without the
 * random query of `users/me`, so that its calls are counted as one.
 */
export function shownAddress(path: string, search: string): string {
  if (path.endsWith("/users/me")) return path;
  const bare = path
    .replace(/\/reset\/[^/]+$/, "/reset/…")
    .replace(/\/users\/[^/]+\/verification$/, "/users/…/verification");
  return bare + search;
}

/**
 * `"/ch/demo/header"` → `{ name: "header", channel: "demo" }`; undefined when it is no such call.
 */
export function callOf(path: string): Call | undefined {
  for (const [pattern, name] of patterns) {
    const match = pattern.exec(path);
    if (match) return { name, channel: match[1]?.toLowerCase() };
  }
  return undefined;
}
