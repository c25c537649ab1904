import { type MediaUrlContext, sharePictureUrlTemplate } from "../media/media-urls.ts";
import type { ChannelCollections } from "./channel-collections.ts";
import { coverItemResponse } from "./item-responses.ts";
import type { PageRecord } from "./records.ts";

/** What a page says of itself to crawlers; the site makes its title of page and channel. */
export function pageSeoFields(page: PageRecord, media: MediaUrlContext) {
  return {
    description: page.description ?? undefined,
    image: sharePictureUrlTemplate(media, page.picture),
  };
}

/** `GET pages/{pageId}`: docs/provider-api.md PA-65. */
export function pageResponse(
  page: PageRecord,
  channel: ChannelCollections,
  media: MediaUrlContext,
) {
  return {
    token: page.token,
    url: page.url,
    name: page.name,
    description: page.description ?? undefined,
    style: {},
    seo: pageSeoFields(page, media),
    cover: coverItemResponse(page, channel, media),
    statusCode: 200,
  };
}
