import { type MediaUrlContext, signSharePictureUrlTemplate } from "../media/media-urls.ts";
import type { ChannelCollections } from "./channel-collections.ts";
import { createItemResponseFromCover } from "./item-responses.ts";
import type { PageRecord } from "./catalogue-records.ts";

/** What a page says of itself to crawlers; the site makes its title of page and channel. */
export function createPageSeoFields(page: PageRecord, media: MediaUrlContext) {
  return {
    description: page.description ?? undefined,
    image: signSharePictureUrlTemplate(media, page.picture),
  };
}

/** `GET pages/{pageId}`: docs/provider-api.md PA-65. */
export function createPageResponse(
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
    seo: createPageSeoFields(page, media),
    cover: createItemResponseFromCover(page, channel, media),
    statusCode: 200,
  };
}
