import type { SectionItem, StreamState } from "../contract/sections.ts";
import { type ItemDenialReason, itemDenialOf } from "../gate/denial.ts";

/**
 * What a card draws and nothing else, because it is sent to the browser for every card of a page.
 * Times are epoch ms, durations seconds. Missing means unknown.
 */
export type CardView = {
  token: string;
  kind: "video" | "page" | "paywall";
  href: string;
  title: string;
  description?: string;
  picture?: string;
  /** Dominant colour of the picture, `#rrggbb`. */
  art?: string;
  durationS?: number;
  state?: Exclude<StreamState, "vod">;
  startTime?: number;
  publishedAt?: number;
  badge?: string;
  /** Why a viewer without a session or purchase can't watch it: lib/gate/denial.ts. */
  access?: ItemDenialReason;
  preview?: string;
};

/** One item of a section as its card: `toCardView(item)` → `{ token, kind, href, title, … }`. */
export function toCardView(item: SectionItem): CardView {
  const { input } = item;
  return withoutBlanks({
    token: item.token,
    kind: item.type,
    href: cardHref(item),
    title: input.name,
    description: input.description,
    picture: item.thumbnail ?? input.thumbnail,
    art: input.art,
    durationS: input.duration_s,
    state: input.stream_state === "vod" ? undefined : input.stream_state,
    startTime: input.start_time,
    publishedAt: input.published_at,
    badge: input.badge,
    access: itemDenialOf(item.access),
    preview: input.preview,
  });
}

function cardHref(item: SectionItem): string {
  if (item.type === "video") return `/video/${encodeURIComponent(item.token)}`;
  if (item.type === "paywall") return `/paywalls/${encodeURIComponent(item.token)}`;
  return `/pages/${encodeURIComponent(item.url ?? item.token)}`;
}

/** Leaves out the fields that are undefined, so that they cost no bytes in the page. */
export function withoutBlanks<T extends object>(value: T): T {
  const defined = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(defined) as T;
}
