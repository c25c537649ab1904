import type { CatalogueChannel } from "../../seed/catalogue-channel.ts";
import { decideAccessRequirement } from "./content-access.ts";
import {
  createSeriesAndTopicFields,
  type ChannelCollections,
  createSeriesOrTopicPageFields,
  findContentTimeOfDay,
  findRotationPeriod,
} from "./channel-collections.ts";
import { type AiringState, getAiringState, getEventLengthMs } from "./airing.ts";
import {
  type MediaUrlContext,
  createPictureUrlTemplate,
  createPictureFields,
  findPreviewClipUrl,
} from "../media/media-urls.ts";
import type { PaywallResponse } from "../commerce/paywall-response.ts";
import { formatIsoUtcTime, type ResponseContext } from "../response-context.ts";
import type { ContentRecord, PageRecord } from "./catalogue-records.ts";
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
export function createItemResponseFromContent(
  content: ContentRecord,
  location: ItemRowContext,
  time: ResponseContext,
) {
  const air = getAiringState(content, time.anchor, time.now);
  const tall = location.ratio === "2:3" && content.poster !== null;
  const stay = findRotationPeriod(content.token, location.channel, time.now);
  const picture = tall ? (content.poster ?? content.picture) : content.picture;
  return {
    token: content.token,
    type: "video" as const,
    page_id: location.page,
    section_id: location.section,
    thumbnail: createPictureUrlTemplate(time, picture),
    access: decideAccessRequirement(content, location.channel),
    blocked: location.isBlocked(content.token) ? ("GEO_BLOCK" as const) : undefined,
    input: {
      name: content.name,
      description: content.description || undefined,
      badge: badgeOf(content, air, time.now),
      ...createSeriesAndTopicFields(content.token, location.channel),
      director: content.role === "director" ? content.people.join(", ") : undefined,
      released_year: content.year ?? undefined,
      preview: findPreviewClipUrl(time, content.films),
      ...createPictureFields(time, picture),
      ...createAiringTimeFields(content, air, stay?.from),
      available_from: formatIsoUtcTime(stay?.from),
      available_until: formatIsoUtcTime(stay?.until),
      light: findContentTimeOfDay(content.token, location.channel),
    },
  };
}

/** State and times of a content in responses of items and contents; `arrived` is when its turn in a rotation began. */
export function createAiringTimeFields(content: ContentRecord, air: AiringState, arrived?: number) {
  return {
    stream_state: air.state,
    start_time: formatIsoUtcTime(air.startTime),
    end_time: formatIsoUtcTime(plannedEnd(content, air)),
    cancelled: air.state === "scheduled" ? air.cancelled : undefined,
    duration_s: air.state === "vod" ? getContentDurationS(content) : undefined,
    published_at: formatIsoUtcTime(publishedAt(content, air, arrived)),
  };
}

/** Seconds that the film lasts, or the replay of an event. */
export function getContentDurationS(
  content: Pick<ContentRecord, "state" | "durationS" | "startsAt">,
): number {
  return content.state === "vod" ? content.durationS : getEventLengthMs(content) / 1000;
}

/** When a broadcast is to end that is on, epoch ms; nothing of one that goes on. */
function plannedEnd(content: ContentRecord, air: AiringState): number | undefined {
  const lengthS = content.state === "live" ? content.durationS : getContentDurationS(content);
  return air.state === "live" && lengthS > 0 ? air.startTime + lengthS * 1000 : undefined;
}

function badgeOf(content: ContentRecord, air: AiringState, now: number): string | undefined {
  const { startTime: start = 0 } = air;
  const end = plannedEnd(content, air);
  const share = end === undefined ? undefined : (now - start) / (end - start);
  return content.badge === null ? undefined : formatBroadcastBadge(content.badge, share);
}

/** A page as an item of a row. */
export function createItemResponseFromPage(
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
    thumbnail: createPictureUrlTemplate(media, page.picture),
    input: {
      name: page.name,
      description: page.description ?? undefined,
      ...createSeriesOrTopicPageFields(page, location.channel),
      first_content: page.cover ?? undefined,
      ...createPictureFields(media, page.picture),
    },
  };
}

/** A page as it begins with itself, where it says what it plays: docs/provider-api.md PA-65. */
export function createItemResponseFromCover(
  page: PageRecord,
  channel: ChannelCollections,
  media: MediaUrlContext,
) {
  if (page.cover === null) return undefined;
  const picture = page.coverPicture ?? page.picture;
  return createItemResponseFromPage({ ...page, picture }, { channel }, media);
}

/** A paywall as an item of a row. */
export function createItemResponseFromPaywall(paywall: PaywallResponse, location: RowLocation) {
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

export type SectionItemResponse =
  | ReturnType<typeof createItemResponseFromContent>
  | ReturnType<typeof createItemResponseFromPage>
  | ReturnType<typeof createItemResponseFromPaywall>;

function publishedAt(
  content: ContentRecord,
  air: AiringState,
  arrived?: number,
): number | undefined {
  if (air.state !== "vod") return undefined;
  return air.endedAt ?? arrived ?? content.publishedAt.getTime();
}
