import type { CatalogueChannel } from "../../seed/catalogue-channel.ts";
import { decideAccessRequirement } from "./access.ts";
import {
  seriesAndTopicFields,
  type ChannelCollections,
  seriesPageFields,
  timeOfDayOfContent,
  rotationAvailability,
} from "./channel-collections.ts";
import { type AiringState, airingStateAt, eventDurationMinutes } from "./airing.ts";
import {
  type MediaUrlContext,
  pictureUrlTemplate,
  pictureFields,
  previewClipUrl,
} from "../media/media-urls.ts";
import type { PaywallResponse } from "../commerce/paywall-response.ts";
import { isoTime, type ResponseContext } from "../response-context.ts";
import type { ContentRecord, PageRecord } from "./records.ts";
import { formatBroadcastBadge } from "./broadcast-badge.ts";

/** Where an item stands: its channel, the row's page, token and picture ratio. */
export type ItemRowContext = {
  channel: Pick<CatalogueChannel, "subscriptionType"> & ChannelCollections;
  page?: string;
  section?: string;
  ratio?: string | null;
  /** Whether the viewer's country closes a content. */
  isBlocked: (content: string) => boolean;
};

type RowLocation = Pick<ItemRowContext, "page" | "section">;

/** A content as an item of a row: docs/provider-api.md PA-78. */
export function contentItemResponse(
  content: ContentRecord,
  location: ItemRowContext,
  time: ResponseContext,
) {
  const air = airingStateAt(content, time.anchor, time.now);
  const tall = location.ratio === "2:3" && content.poster !== null;
  const stay = rotationAvailability(content.token, location.channel, time.now);
  const picture = tall ? (content.poster ?? content.picture) : content.picture;
  return {
    token: content.token,
    type: "video" as const,
    page_id: location.page,
    section_id: location.section,
    thumbnail: pictureUrlTemplate(time, picture),
    access: decideAccessRequirement(content, location.channel),
    blocked: location.isBlocked(content.token) ? ("GEO_BLOCK" as const) : undefined,
    input: {
      name: content.name,
      description: content.description,
      badge: badgeOf(content, air, time.now),
      ...seriesAndTopicFields(content.token, location.channel),
      director: content.role === "director" ? content.people.join(", ") : undefined,
      released_year: content.year ?? undefined,
      preview: previewClipUrl(time, content.films),
      ...pictureFields(time, picture),
      ...airingTimeFields(content, air, stay?.from),
      available_from: isoTime(stay?.from),
      available_until: isoTime(stay?.until),
      light: timeOfDayOfContent(content.token, location.channel),
    },
  };
}

/** State and times of a content in responses of items and contents; `arrived` is when its turn in a rotation began. */
export function airingTimeFields(content: ContentRecord, air: AiringState, arrived?: number) {
  return {
    stream_state: air.state,
    start_time: isoTime(air.startTime),
    end_time: isoTime(plannedEnd(content, air)),
    cancelled: air.state === "scheduled" ? air.cancelled : undefined,
    duration_s: air.state === "vod" ? contentDurationS(content) : undefined,
    published_at: isoTime(publishedAt(content, air, arrived)),
  };
}

/** Seconds that the film lasts, or the replay of an event. */
export function contentDurationS(content: Pick<ContentRecord, "state" | "durationS">): number {
  return content.state === "vod" ? content.durationS : eventDurationMinutes * 60;
}

/** When a broadcast is to end that is on, epoch ms; nothing of one that goes on. */
function plannedEnd({ state, durationS }: ContentRecord, air: AiringState): number | undefined {
  const lengthS = state === "live" ? durationS : eventDurationMinutes * 60;
  return air.state === "live" && lengthS > 0 ? air.startTime + lengthS * 1000 : undefined;
}

function badgeOf(content: ContentRecord, air: AiringState, now: number): string | undefined {
  const { startTime: start = 0 } = air;
  const end = plannedEnd(content, air);
  const share = end === undefined ? undefined : (now - start) / (end - start);
  return content.badge === null ? undefined : formatBroadcastBadge(content.badge, share);
}

/** A page as an item of a row. */
export function pageItemResponse(
  page: PageRecord,
  location: RowLocation & { channel: ChannelCollections },
  media: MediaUrlContext,
) {
  return {
    token: page.token,
    type: "page" as const,
    page_id: location.page,
    section_id: location.section,
    url: page.url,
    thumbnail: pictureUrlTemplate(media, page.picture),
    input: {
      name: page.name,
      description: page.description ?? undefined,
      ...seriesPageFields(page, location.channel),
      first_content: page.cover ?? undefined,
      ...pictureFields(media, page.picture),
    },
  };
}

/** A page as it begins with itself, where it says what it plays: docs/provider-api.md PA-65. */
export function coverItemResponse(
  page: PageRecord,
  channel: ChannelCollections,
  media: MediaUrlContext,
) {
  if (page.cover === null) return undefined;
  const picture = page.coverPicture ?? page.picture;
  return pageItemResponse({ ...page, picture }, { channel }, media);
}

/** A paywall as an item of a row. */
export function paywallItemResponse(paywall: PaywallResponse, location: RowLocation) {
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
  | ReturnType<typeof contentItemResponse>
  | ReturnType<typeof pageItemResponse>
  | ReturnType<typeof paywallItemResponse>;

function publishedAt(
  content: ContentRecord,
  air: AiringState,
  arrived?: number,
): number | undefined {
  if (air.state !== "vod") return undefined;
  return air.endedAt ?? arrived ?? content.publishedAt.getTime();
}
