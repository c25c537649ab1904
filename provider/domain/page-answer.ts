import { type MediaPlace, pictureAt } from "./media-addresses.ts";
import type { PageRecord } from "./records.ts";

const shareWidth = 1280;

/** What a page says of itself to crawlers; the site makes its title of page and channel. */
export function pageSeo(page: PageRecord, media: MediaPlace) {
  return {
    description: page.description ?? undefined,
    image: pictureAt(media, page.picture, shareWidth),
  };
}

/** `GET pages/{pageId}`: contract.md, Page. */
export function pageAnswer(page: PageRecord, media: MediaPlace) {
  return {
    token: page.token,
    url: page.url,
    name: page.name,
    style: {},
    seo: pageSeo(page, media),
    statusCode: 200,
  };
}
