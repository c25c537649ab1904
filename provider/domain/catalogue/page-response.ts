import { type MediaSource, shareAddress } from "../media/media-addresses.ts";
import type { Collections } from "./collections.ts";
import { coverItem } from "./items.ts";
import type { PageRecord } from "./records.ts";

/** What a page says of itself to crawlers; the site makes its title of page and channel. */
export function pageSeo(page: PageRecord, media: MediaSource) {
  return {
    description: page.description ?? undefined,
    image: shareAddress(media, page.picture),
  };
}

/** `GET pages/{pageId}`: docs/provider-api.md PA-65. */
export function pageResponse(page: PageRecord, channel: Collections, media: MediaSource) {
  return {
    token: page.token,
    url: page.url,
    name: page.name,
    description: page.description ?? undefined,
    style: {},
    seo: pageSeo(page, media),
    cover: coverItem(page, channel, media),
    statusCode: 200,
  };
}
