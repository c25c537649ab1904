import type { Channel } from "../contract/channel.ts";
import type { Language } from "../contract/languages.ts";
import type { CallContext } from "../provider-api/call-context.ts";
import type { CookieScope } from "../session/sealing.ts";
import { type Session, openSession, sessionCookieName } from "../session/session.ts";
import {
  type CookieChanges,
  type CookieWriteOptions,
  readRequestCookies,
  type RequestCookies,
} from "../session/request-cookies.ts";
import { readGoogleClientId, openSealedClientId } from "../session/client-id-cookie.ts";
import { env } from "../env.ts";
import { asLanguage, chooseLanguage } from "../i18n/choose-language.ts";
import { getChannel } from "../provider-api/channel.ts";
import { readCookie } from "../session/read-cookie.ts";
import { channelLabel } from "../urls/channel-label.ts";
import { internalRequestHeaders } from "../viewer/internal-headers.ts";
import { viewerFromHeaders } from "../viewer/viewer.ts";

/** One request of one viewer to one channel, with what every page needs to know. */
export type ViewerRequest = {
  channel: Channel;
  language: Language;
  callContext: CallContext;
  session: Session | undefined;
  /** True under `/mobile`, where links must stay under `/mobile`. */
  mobile?: boolean;
  /** The data of other cookies; empty for a shared response. */
  cookies: RequestCookies;
  /** Google's own client id, where its script has run in this browser. */
  googleClientId?: string | undefined;
  /** The checked host, with its port. */
  host: string;
  /** True on HTTPS, as the browser sees it. */
  secure: boolean;
};

/** The scope in which the cookies of a visit are valid. */
export function cookieScopeOf({
  channel,
  host,
}: Pick<ViewerRequest, "channel" | "host">): CookieScope {
  return { channelId: channel.channel_id, host };
}

/**
 * The visit of a request: channel, viewer and language: `createViewerRequest(headers, query)` → `ViewerRequest`. `signal` is aborted
 * when the viewer leaves. Null if the host has no existing channel. Throws `ApiError` if the channel is unavailable.
 */
export async function createViewerRequest(
  headers: Headers,
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<ViewerRequest | null> {
  const host = requestHost(headers);
  const label =
    headers.get(internalRequestHeaders.channel) ?? channelLabel(host, env().defaultChannel);
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
  const cookies = await readRequestCookies(cookieHeader, secrets, place);
  const fresh = cookies.bypass === "1" && channel.mode === "staging";
  const workspace = channel.workspace?.token;
  const analyticsClientId = await openSealedClientId(cookieHeader, {
    scope: place,
    secure,
    secrets,
  });
  const token = session?.accessToken;
  const callContext = { viewer, language, workspace, token, analyticsClientId, fresh, signal };
  const googleClientId = readGoogleClientId(readCookie(cookieHeader, "_ga"));
  const visit = { channel, language, callContext, session, cookies, googleClientId, host, secure };
  if (!fresh) return visit;
  const latest = await getChannel(callContext, label);
  return latest && { ...visit, channel: latest };
}

/** The host that the front has checked, else the one of the request. */
export function requestHost(headers: Headers): string {
  return headers.get(internalRequestHeaders.host) ?? headers.get("host") ?? "localhost";
}

/** Our own origin as the browser sees it: `"https://demo.example.com"`. */
export function requestOrigin(headers: Headers): string {
  return `${headers.get(internalRequestHeaders.proto) ?? "http"}://${requestHost(headers)}`;
}

/** Where the cookies of a visit are written. */
export function cookieWriteOptionsOf(visit: ViewerRequest): CookieWriteOptions {
  const { secure } = visit;
  return { scope: cookieScopeOf(visit), secure, secrets: env().sessionSecrets };
}

/** The channel's origin as a cookie, if the request did not send it; for responses to one viewer only. */
export function originCookie({ channel, cookies }: ViewerRequest): CookieChanges {
  return cookies.origin === channel.origin ? {} : { origin: channel.origin };
}
