import { env } from "../env.ts";
import type { Language } from "../contract/languages.ts";
import { asLanguage, chooseLanguage } from "../i18n/languages.ts";
import { getChannel } from "../provider-api/channel.ts";
import { readCookie } from "../session/read-cookie.ts";
import { openSession, sessionCookieName } from "../session/session.ts";
import { channelLabel } from "../urls/channel-label.ts";
import { readVisitCookies } from "../session/visit-cookies.ts";
import { viewerHeaders } from "../viewer/internal-headers.ts";
import { viewerFromHeaders } from "../viewer/viewer.ts";
import type { Visit } from "./visit.ts";

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
  const secure = headers.get(viewerHeaders.proto) === "https";
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
  return headers.get(viewerHeaders.host) ?? headers.get("host") ?? "localhost";
}

/** Our own origin as the browser sees it: `"https://demo.example.com"`. */
export function originOf(headers: Headers): string {
  return `${headers.get(viewerHeaders.proto) ?? "http"}://${hostOf(headers)}`;
}
