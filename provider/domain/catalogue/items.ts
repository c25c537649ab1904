import type { CatalogueChannel } from "../../seed/catalogue-channel.ts";
import { accessRequirement } from "./access.ts";
import {
  collectionsOf,
  type Collections,
  seriesProgress,
  lightOfDayOf,
  availabilityWindow,
} from "./collections.ts";
import { type AiringState, airingAt, eventMinutes } from "./airing.ts";
import {
  type MediaSource,
  pictureAddress,
  pictureTraits,
  previewAddress,
} from "../media/media-addresses.ts";
import type { PaywallResponse } from "../commerce/paywall-response.ts";
import { isoTime, type RequestTime } from "../request-time.ts";
import type { ContentRecord, PageRecord } from "./records.ts";
import { stageBadge } from "./stage-badge.ts";

/** Where an item stands: its channel, the row's page, token and picture ratio. */
export type ItemLocation = {
  channel: Pick<CatalogueChannel, "subscriptionType"> & Collections;
  page?: string;
  section?: string;
  ratio?: string | null;
  /** Whether the viewer's country closes a content. */
  isBlocked: (content: string) => boolean;
};

type RowLocation = Pick<ItemLocation, "page" | "section">;

/** A content as an item of a row: docs/provider-api.md PA-78. */
export function contentItem(content: ContentRecord, location: ItemLocation, time: RequestTime) {
  const air = airingAt(content, time.anchor, time.now);
  const tall = location.ratio === "2:3" && content.poster !== null;
  const stay = availabilityWindow(content.token, location.channel, time.now);
  const picture = tall ? (content.poster ?? content.picture) : content.picture;
  return {
    token: content.token,
    type: "video" as const,
    page_id: location.page,
    section_id: location.section,
    thumbnail: pictureAddress(time, picture),
    access: accessRequirement(content, location.channel),
    blocked: location.isBlocked(content.token) ? ("GEO_BLOCK" as const) : undefined,
    input: {
      name: content.name,
      description: content.description,
      badge: badgeOf(content, air, time.now),
      ...collectionsOf(content.token, location.channel),
      director: content.role === "director" ? content.people.join(", ") : undefined,
      released_year: content.year ?? undefined,
      preview: previewAddress(time, content.films),
      ...pictureTraits(time, picture),
      ...timesOf(content, air, stay?.from),
      available_from: isoTime(stay?.from),
      available_until: isoTime(stay?.until),
      light: lightOfDayOf(content.token, location.channel),
    },
  };
}

/** State and times of a content in responses of items and contents; `arrived` is when its turn in a rotation began. */
export function timesOf(content: ContentRecord, air: AiringState, arrived?: number) {
  return {
    stream_state: air.state,
    start_time: isoTime(air.startTime),
    end_time: isoTime(plannedEnd(content, air)),
    cancelled: air.state === "scheduled" ? air.cancelled : undefined,
    duration_s: air.state === "vod" ? contentLength(content) : undefined,
    published_at: isoTime(publishedAt(content, air, arrived)),
  };
}

/** Seconds that the film lasts, or the replay of an event. */
export function contentLength(content: Pick<ContentRecord, "state" | "durationS">): number {
  return content.state === "vod" ? content.durationS : eventMinutes * 60;
}

/** When a broadcast is to end that is on, epoch ms; nothing of one that goes on. */
function plannedEnd({ state, durationS }: ContentRecord, air: AiringState): number | undefined {
  const lengthS = state === "live" ? durationS : eventMinutes * 60;
  return air.state === "live" && lengthS > 0 ? air.startTime + lengthS * 1000 : undefined;
}

function badgeOf(content: ContentRecord, air: AiringState, now: number): string | undefined {
  const { startTime: start = 0 } = air;
  const end = plannedEnd(content, air);
  const share = end === undefined ? undefined : (now - start) / (end - start);
  return content.badge === null ? undefined : stageBadge(content.badge, share);
}

/** A page as an item of a row. */
export function pageItem(
  page: PageRecord,
  location: RowLocation & { channel: Collections },
  media: MediaSource,
) {
  return {
    token: page.token,
    type: "page" as const,
    page_id: location.page,
    section_id: location.section,
    url: page.url,
    thumbnail: pictureAddress(media, page.picture),
    input: {
      name: page.name,
      description: page.description ?? undefined,
      ...seriesProgress(page, location.channel),
      first_content: page.cover ?? undefined,
      ...pictureTraits(media, page.picture),
    },
  };
}

/** A page as it begins with itself, where it says what it plays: docs/provider-api.md PA-65. */
export function coverItem(page: PageRecord, channel: Collections, media: MediaSource) {
  if (page.cover === null) return undefined;
  const picture = page.coverPicture ?? page.picture;
  return pageItem({ ...page, picture }, { channel }, media);
}

/** A paywall as an item of a row. */
export function paywallItem(paywall: PaywallResponse, location: RowLocation) {
  const { token, name, description, thumbnail, url } = paywall;
  return {
    token,
    type: "paywall" as const,
    page_id: location.page,
    section_id: location.section,
    url,
    thumbnail,
    input: { name, description },
    paywall,
  };
}

export type ItemResponse =
  | ReturnType<typeof contentItem>
  | ReturnType<typeof pageItem>
  | ReturnType<typeof paywallItem>;

function publishedAt(
  content: ContentRecord,
  air: AiringState,
  arrived?: number,
): number | undefined {
  if (air.state !== "vod") return undefined;
  return air.endedAt ?? arrived ?? content.publishedAt.getTime();
}
