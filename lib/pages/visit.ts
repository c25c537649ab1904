import { isIP } from "node:net";
import type { Channel } from "../contract/channel.ts";
import type { Language } from "../contract/languages.ts";
import type { CallContext } from "../provider-api/call-context.ts";
import type { CookieScope } from "../session/sealing.ts";
import { type Session, openSession, sessionCookieName } from "../session/session.ts";
import { type CookieWriting, readVisitCookies, type VisitCookies } from "../session/cookies.ts";
import { env } from "../env.ts";
import { asLanguage, chooseLanguage } from "../i18n/languages.ts";
import { getChannel } from "../provider-api/channel.ts";
import { readCookie } from "../session/read-cookie.ts";
import { internalRequestHeaders } from "../viewer/internal-headers.ts";
import { viewerFromHeaders } from "../viewer/viewer.ts";

/** One request of one viewer to one channel, with what every page needs to know. */
export type Visit = {
  channel: Channel;
  language: Language;
  callContext: CallContext;
  session: Session | undefined;
  /** True under `/mobile`, where links must lead to pages that are there too. */
  mobile?: boolean;
  /** What other cookies remember; nothing on an answer that is made for many. */
  cookies: VisitCookies;
  /** The checked host, with its port. */
  host: string;
  /** True on HTTPS, as the browser sees it. */
  secure: boolean;
};

/** Where the cookies of a visit count. */
export function cookieScopeOf({ channel, host }: Pick<Visit, "channel" | "host">): CookieScope {
  return { channelId: channel.channel_id, host };
}

/**
 * Who comes to which channel, in which language: `openVisit(headers, query)` → `Visit`.
 * Null when the host names no channel that exists. Throws `ApiError` when the channel can't be had.
 */
export async function openVisit(headers: Headers, query: URLSearchParams): Promise<Visit | null> {
  const host = hostOf(headers);
  const label = channelLabel(host, env().defaultChannel);
  if (label === undefined) return null;
  const viewer = viewerFromHeaders(headers);
  const wanted = [query.get("lng"), readCookie(headers.get("cookie"), "mq_lng")] as const;
  const guess: Language = asLanguage(wanted[0]) ?? asLanguage(wanted[1]) ?? "en";
  const first = await getChannel({ viewer, language: guess }, label);
  if (first === null) return null;
  const language = chooseLanguage(wanted[0], wanted[1], first.settings.defaultLanguage);
  const channel = language === guess ? first : await getChannel({ viewer, language }, label);
  if (channel === null) return null;
  const secure = headers.get(internalRequestHeaders.proto) === "https";
  const cookieHeader = headers.get("cookie");
  const place = { channelId: channel.channel_id, host };
  const secrets = env().sessionSecrets;
  const name = sessionCookieName(secure);
  const session = await openSession(cookieHeader, name, secrets, place);
  const cookies = await readVisitCookies(cookieHeader, secrets, place);
  const fresh = cookies.bypass === "1" && channel.mode === "staging";
  const callContext = { viewer, language, token: session?.accessToken, fresh };
  const visit = { channel, language, callContext, session, cookies, host, secure };
  if (!fresh) return visit;
  const latest = await getChannel(callContext, label);
  return latest && { ...visit, channel: latest };
}

/** The host that the front has checked, else the one of the request. */
export function hostOf(headers: Headers): string {
  return headers.get(internalRequestHeaders.host) ?? headers.get("host") ?? "localhost";
}

/** Our own origin as the browser sees it: `"https://demo.example.com"`. */
export function originOf(headers: Headers): string {
  return `${headers.get(internalRequestHeaders.proto) ?? "http"}://${hostOf(headers)}`;
}

/**
 * The channel that a host names: `channelLabel("demo.localhost:3000")` → `"demo"`.
 * A host has a subdomain when it has three labels or more, or two of which the last is
 * `localhost`; any other gives `fallback`. Lower case. docs/behaviour.md BE-1.
 */
export function channelLabel(host: string, fallback: string | undefined): string | undefined {
  const name = hostName(host);
  if (isIP(name) !== 0 || name.startsWith("[")) return fallback;
  const labels = name.split(".").filter((label) => label !== "");
  const hasSubdomain = labels.length >= 3 || (labels.length === 2 && labels[1] === "localhost");
  return hasSubdomain ? labels[0] : fallback;
}

function hostName(host: string): string {
  const name = host.startsWith("[") ? host.slice(0, host.indexOf("]") + 1) : host.split(":")[0];
  return (name ?? "").toLowerCase();
}

/** Where the cookies of a visit are written. */
export function cookieWritingOf(visit: Visit): CookieWriting {
  const { channel, secure } = visit;
  return {
    scope: cookieScopeOf(visit),
    origin: channel.origin,
    secure,
    secrets: env().sessionSecrets,
  };
}
