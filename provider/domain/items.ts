import type { CatalogueChannel } from "../seed/catalogue.ts";
import { requirementOf } from "./access.ts";
import { type Airing, airing, eventMinutes } from "./airing.ts";
import {
  type MediaPlace,
  pictureAddress,
  pictureColour,
  previewAddress,
} from "./media-addresses.ts";
import { isoTime, type Moment } from "./moment.ts";
import type { ContentRecord, PageRecord } from "./records.ts";

/** Where an item stands: its channel, the row's page, token and picture ratio. */
export type Place = {
  channel: Pick<CatalogueChannel, "subscriptionType">;
  page?: string;
  section?: string;
  ratio?: string | null;
};

/** A content as an item of a row: contract.md, SectionItem. */
export function contentItem(content: ContentRecord, place: Place, moment: Moment) {
  const air = airing(content, moment.anchor, moment.now);
  const tall = place.ratio === "2:3" && content.poster !== null;
  const picture = tall ? (content.poster ?? content.picture) : content.picture;
  return {
    token: content.token,
    type: "video" as const,
    page_id: place.page,
    section_id: place.section,
    thumbnail: pictureAddress(moment, picture),
    access: requirementOf(content, place.channel),
    input: {
      name: content.name,
      description: content.description,
      badge: content.badge ?? undefined,
      preview: previewAddress(moment, content.films),
      art: pictureColour(moment, picture),
      ...timesOf(content, air),
    },
  };
}

/** State and times of a content as both items and contents tell them. */
export function timesOf(content: ContentRecord, air: Airing) {
  return {
    stream_state: air.state,
    start_time: isoTime(air.startTime),
    duration_s: air.state === "vod" ? lengthOf(content) : undefined,
    published_at: isoTime(publishedAt(content, air)),
  };
}

/** Seconds that the film lasts, or the replay of an event. */
export function lengthOf(content: ContentRecord): number {
  return content.state === "vod" ? content.durationS : eventMinutes * 60;
}

/** A page as an item of a row. */
export function pageItem(page: PageRecord, place: Place, media: MediaPlace) {
  return {
    token: page.token,
    type: "page" as const,
    page_id: page.token,
    section_id: place.section,
    url: page.url,
    thumbnail: pictureAddress(media, page.picture),
    input: {
      name: page.name,
      description: page.description ?? undefined,
      art: pictureColour(media, page.picture),
    },
  };
}

export type ItemAnswer = ReturnType<typeof contentItem> | ReturnType<typeof pageItem>;

function publishedAt(content: ContentRecord, air: Airing): number | undefined {
  if (air.state !== "vod") return undefined;
  return air.endedAt ?? content.publishedAt.getTime();
}
