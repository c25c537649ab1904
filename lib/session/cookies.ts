const day = 86_400;

/** Names and lives (in seconds) of the cookies that the server sets: contract.md, Flows (Cookies). */
export const cookieTable = {
  content: { name: "mq_content", lifeS: 365 * day },
  paywall: { name: "mq_paywall", lifeS: 365 * day },
  widget: { name: "mq_widget", lifeS: day },
  referer: { name: "mq_referer", lifeS: day },
  payment: { name: "mq_payment", lifeS: 180 },
  bypass: { name: "mq_bypass", lifeS: 60 },
  /** `Channel.origin`, for whoever looks; never trusted, so nothing here reads it. Browsers keep it 400 days. */
  origin: { name: "mq_origin", lifeS: 36_500 * day },
  /** Sealed: the access token for the sign-out at the channel's own identity provider. */
  logout: { name: "mq_logout", lifeS: 60 },
  /** Sealed, single use: a sign-in elsewhere that we started. */
  flow: { name: "mq_flow", lifeS: 600 },
} as const;

/** The cookies whose value is plain text. */
export const plainCookies = [
  "content",
  "paywall",
  "widget",
  "referer",
  "payment",
  "bypass",
] as const;
export type PlainCookie = (typeof plainCookies)[number];

/** One `Set-Cookie` value: `setCookie("mq_widget", "7", 86400, false)`; life 0 deletes it. */
export function setCookie(name: string, value: string, lifeS: number, secure: boolean): string {
  const pair = `${name}=${encodeURIComponent(value)}`;
  const attributes = `${pair}; Path=/; Max-Age=${lifeS}; HttpOnly; SameSite=Lax`;
  return secure ? `${attributes}; Secure` : attributes;
}
