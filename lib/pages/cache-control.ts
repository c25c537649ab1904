import { mediaUrlsMaxAgeS, liveEventContentMaxAgeS } from "../cache/shared-content.ts";
import type { Channel } from "../contract/channel.ts";
import type { Content } from "../contract/content.ts";
import type { ParsedRoute } from "../urls/parse-address.ts";
import { asLanguage } from "../i18n/choose-language.ts";
import { providerNow } from "../provider-api/provider-clock.ts";
import { readCookie } from "../session/read-cookie.ts";
import { internalResponseHeaders } from "../viewer/internal-headers.ts";
import type { RequestData } from "./store-request-data.ts";

/** The caching of a response, for browsers and CDNs and for the front. */
export type CachePolicy = {
  cacheControl: string;
  /** Set if only the front may share the response: its `Cache-Control`. */
  share?: string;
};

const nobody = "private, no-store";
const renewLifeS = 600;
const daySeconds = 24 * 60 * 60;
const dayMs = daySeconds * 1_000;
const daily = new Set(["month", "timeline", "list", "schedule"]);

/**
 * Whether a page may be shared, and for how long: docs/behaviour.md BE-46. A page without one of its rows is shared
 * for ten seconds, one that contains the word "today" until the end of the day (BE-331).
 */
export function cachePolicy(headers: Headers, route: ParsedRoute, data: RequestData): CachePolicy {
  const todayS = secondsOfToday(data);
  const addressesS = secondsOfAddresses(data);
  const seconds = Math.min(secondsToShare(route, data), todayS, addressesS);
  if (seconds === 0) return { cacheControl: nobody };
  // A page without one of its rows, and an event whose state may have changed, are not served stale.
  const mayRenew = isComplete(data) && !isEvent(data.video?.played);
  const renewS = mayRenew ? Math.min(renewLifeS, todayS - seconds, addressesS - seconds) : 0;
  const errorS = Math.min(daySeconds, addressesS - seconds - renewS);
  const renew = renewS > 0 ? `stale-while-revalidate=${renewS}, ` : "";
  const control = `public, max-age=0, s-maxage=${seconds}, ${renew}stale-if-error=${errorS}`;
  return publicCachePolicy(headers, data.visit?.channel, control);
}

/** A shared `Cache-Control`; for the front only if a cookie selects another language. */
export function publicCachePolicy(
  headers: Headers,
  channel: Pick<Channel, "settings"> | undefined,
  control: string,
): CachePolicy {
  return hasOwnLanguage(headers, channel)
    ? { cacheControl: nobody, share: control }
    : { cacheControl: control };
}

/** True if a response may be stored by all caches or by the front: then it sets no cookie. */
export function isPubliclyCacheable(headers: Headers): boolean {
  return (
    headers.has(internalResponseHeaders.share) ||
    /\bpublic\b/.test(headers.get("Cache-Control") ?? "")
  );
}

/** True if a response is marked as private. False for a screen, which many viewers may get. */
export function isMarkedPrivate(headers: Headers): boolean {
  return !isPubliclyCacheable(headers) && /^private\b/.test(headers.get("Cache-Control") ?? "");
}

function secondsToShare(route: ParsedRoute, data: RequestData): number {
  if (data.visit?.callContext.previewPass) return 0;
  if (route.kind === "video") return secondsToShareVideo(data);
  if (!data.page) return 0;
  // The limit applies to one viewer: docs/behaviour.md BE-267.
  const isLimited = data.page.rows.sections.some(({ error }) => error?.code === 429);
  if (route.kind === "search" && isLimited) return 0;
  return isComplete(data) ? 60 : 10;
}

/** URLs of films in a page are served for half of their remaining time: docs/behaviour.md BE-387. */
function secondsOfAddresses({ video }: RequestData): number {
  if (!video) return Infinity;
  const lasts = (content: Content) => Math.floor(mediaUrlsMaxAgeS(content, providerNow()));
  return Math.min(lasts(video.played), lasts(video.shown));
}

/** How long "today" is correct on a page that contains it: these rows count days of UTC by this process's clock. */
function secondsOfToday({ page, video }: RequestData): number {
  const rows = (page ?? video)?.rows?.sections ?? [];
  if (!rows.some(({ layout }) => daily.has(layout))) return Infinity;
  return Math.ceil((dayMs - (Date.now() % dayMs)) / 1_000);
}

function isComplete({ page, video }: RequestData): boolean {
  return (page ?? video)?.complete === true;
}

function secondsToShareVideo({ video, visit }: RequestData): number {
  if (!video || visit?.session || visit?.cookies.payment) return 0;
  const seconds = Math.min(secondsToShareContent(video.played), secondsToShareContent(video.shown));
  return Math.floor(video.complete ? seconds : Math.min(seconds, 10));
}

/** Scheduled and live contents are shared for a few seconds, and never past their start. */
function secondsToShareContent(content: Content): number {
  const { shared_s: allowed = 0, input } = content;
  if (!isEvent(content)) return allowed;
  const ahead = ((input.start_time ?? 0) - providerNow()) / 1_000;
  const isNear = input.stream_state === "scheduled" && ahead > 0;
  return Math.min(
    allowed,
    liveEventContentMaxAgeS,
    isNear ? Math.ceil(ahead) : liveEventContentMaxAgeS,
  );
}

function isEvent(content: Content | undefined): boolean {
  return content !== undefined && content.input.stream_state !== "vod";
}

/** True for a language cookie that differs from the channel's default: a CDN has no cache key for it. */
function hasOwnLanguage(headers: Headers, channel?: Pick<Channel, "settings">): boolean {
  const chosen = asLanguage(readCookie(headers.get("cookie"), "mq_lng"));
  return chosen !== undefined && chosen !== (channel?.settings.defaultLanguage ?? "en");
}
