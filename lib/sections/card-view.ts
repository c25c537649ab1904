import type { TimeOfDay, SectionItem, SeriesPosition } from "../contract/sections.ts";
import type { ContentCardDenialReason } from "../failures/content-card-denial-displays.ts";
import { getContentCardDenialReason } from "../gate/denial.ts";
import { type StartingPrice, startingPriceOf } from "../payment/starting-price.ts";

/**
 * The fields that a card renders and no others, because they are sent to the browser for every card of a page. Times
 * are epoch ms, durations seconds. Missing means unknown.
 */
export type CardView = {
  token: string;
  kind: "video" | "page" | "paywall";
  href: string;
  /** Of a page's cover: `href` leads to a content of the page, and this is the key of the link's text. */
  plays?: "play" | "courseStart" | "courseContinue";
  /** Of a page: leads to the content that it begins with. */
  first?: string;
  /** Of a page's cover: the current or next event of the page's rows. */
  event?: Pick<CardView, "title" | "state" | "startTime" | "aired">;
  title: string;
  description?: string;
  picture?: string;
  /** Dominant colour of the picture, `#rrggbb`. */
  art?: string;
  /** Width by height of the picture, where it is not 16 by 9. */
  aspect?: number;
  /** The part of the picture that stays visible if its sides are cropped: 0 the left, 100 the right. */
  focus?: number;
  durationS?: number;
  /** Of an event: a cancelled one does not take place at its start. */
  state?: "live" | "scheduled" | "cancelled";
  startTime?: number;
  /** It is live, and began less than a day before this card was made. */
  isRecent?: true;
  /** How far a broadcast with a planned end is, in seconds: whole minutes, so that a card seldom changes. */
  aired?: { time: number; duration: number };
  publishedAt?: number;
  /** The time in which it can be watched. */
  availableFrom?: number;
  availableUntil?: number;
  light?: TimeOfDay;
  badge?: string;
  /** Of a page: the level that it requires. */
  level?: string;
  /** Its place in its series. */
  series?: SeriesPosition;
  /** The name of the topic that it belongs to, such as that of a page that collects it. */
  topic?: string;
  /** The people who made it, and the year. */
  credits?: string[];
  /** The lowest price of a paywall. */
  price?: StartingPrice;
  /** Why a viewer in this country, or without a session or purchase, can't watch it: lib/failures/content-card-denial-displays.ts. */
  access?: ContentCardDenialReason;
  preview?: string;
  /** A match in the captions: the line, and the second at which it begins, to which the card leads. */
  match?: { text: string; time: number };
  /** How far the viewer has watched it, in seconds. */
  progress?: { time: number; duration: number };
  /** The page and section that it belongs to, if they differ from those of its row. */
  pageId?: string;
  sectionId?: string;
};

/**
 * A row, by its page and section. `forced`: the channel requires all viewers to sign in, so no card shows it.
 * `untitled` is the name of an item without one: docs/behaviour.md BE-153.
 */
export type CardRowContext = {
  pageId?: string;
  sectionId?: string;
  forced?: boolean;
  untitled?: string;
};

/** One item of a section as its card: `toCardView(item)` → `{ token, kind, href, title, … }`. */
export function toCardView(item: SectionItem, row: CardRowContext = {}): CardView {
  const { input } = item;
  return omitUndefinedFields({
    token: item.token,
    kind: item.type,
    href: cardHref(item),
    first: item.type === "page" ? firstHref(input) : undefined,
    title: contentNameOf(input, row.untitled ?? item.token),
    description: input.description,
    picture: item.thumbnail ?? input.thumbnail,
    art: input.art,
    aspect: input.aspect,
    focus: input.focus,
    durationS: input.duration_s,
    state: eventStateOf(input),
    startTime: input.start_time,
    isRecent: isRecent(input),
    aired: airedOf(input),
    publishedAt: input.published_at,
    availableFrom: input.available_from,
    availableUntil: input.available_until,
    light: input.light,
    badge: input.badge,
    level: input.level,
    series: input.series && omitUndefinedFields(input.series),
    topic: input.topic,
    credits: creditsOf(input),
    price: priceOf(item),
    access: accessOf(item, row),
    preview: input.preview,
    progress: item.progress && {
      time: item.progress.current_time_s,
      duration: item.progress.duration_s,
    },
    match: item.match && { text: item.match.text, time: item.match.start_s },
    pageId: item.page_id === row.pageId ? undefined : item.page_id,
    sectionId: item.section_id === row.sectionId ? undefined : item.section_id,
  });
}

/** The country's block comes first: neither signing in nor paying opens the item there. */
function accessOf(
  { access, blocked }: SectionItem,
  { forced }: CardRowContext,
): CardView["access"] {
  if (blocked) return "region";
  return forced && access === "signed_in" ? undefined : getContentCardDenialReason(access);
}

/** The name of an item or content; that of its series, or `untitled`, where it has none. */
export function contentNameOf(
  { name, series }: Pick<SectionItem["input"], "name" | "series">,
  untitled: string,
): string {
  return name || (series?.name ?? untitled);
}

/** The year without a director is left out: beside a length it is not understood. */
function creditsOf({ director, released_year: year }: SectionItem["input"]) {
  if (director === undefined) return undefined;
  return year === undefined ? [director] : [director, `${year}`];
}

/** The state of an event; undefined for a film. */
export function eventStateOf({
  stream_state: state,
  cancelled,
}: Pick<SectionItem["input"], "stream_state" | "cancelled">): CardView["state"] {
  if (state === "scheduled" && cancelled) return "cancelled";
  return state === "vod" ? undefined : state;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

// For a day the hour of the start is shown. Computed here, because a cached page is rendered again unchanged.
function isRecent({ stream_state: state, start_time: start }: SectionItem["input"]) {
  const isSo = state === "live" && start !== undefined && Date.now() - start < dayMs;
  return isSo ? true : undefined;
}

// Computed here for the same reason.
function airedOf({ stream_state: state, start_time: start, end_time: end }: SectionItem["input"]) {
  if (state !== "live" || start === undefined || end === undefined) return undefined;
  const [time, duration] = [Date.now() - start, end - start];
  if (time < 0 || duration <= 0) return undefined;
  return { time: 60 * Math.floor(Math.min(time, duration) / minuteMs), duration: duration / 1000 };
}

function priceOf({ type, paywall }: SectionItem): CardView["price"] {
  return type === "paywall" && paywall ? startingPriceOf(paywall) : undefined;
}

function cardHref(item: SectionItem): string {
  if (item.type === "video") return `${contentHref(item.token)}${startOf(item)}`;
  if (item.type === "paywall") return `/paywalls/${encodeURIComponent(item.token)}`;
  return `/pages/${encodeURIComponent(item.url ?? item.token)}`;
}

function firstHref({ first_content: first }: SectionItem["input"]): string | undefined {
  return first === undefined ? undefined : contentHref(first);
}

/** `contentHref("tideline-slack-water")` → `/video/tideline-slack-water` */
export function contentHref(token: string): string {
  return `/video/${encodeURIComponent(token)}`;
}

/** A whole second, not after the line has begun. */
function startOf({ match }: SectionItem): string {
  return match ? `?t=${Math.floor(match.start_s)}` : "";
}

/** Leaves out the fields that are undefined, so that they cost no bytes in the page. */
export function omitUndefinedFields<T extends object>(value: T): T {
  const defined = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(defined) as T;
}
