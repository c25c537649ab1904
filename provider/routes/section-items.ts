import type { ChannelRow } from "../db/channels.ts";
import { contentsByTokens, listContents, matchContents } from "../db/contents.ts";
import { pagesByTokens } from "../db/pages.ts";
import { listItems } from "../db/sections.ts";
import { contentItem, pageItem, type Place } from "../domain/items.ts";
import { onAir } from "../domain/on-air.ts";
import { pageNumber, pageOf, pagingOf } from "../domain/paging.ts";
import type { ContentRecord, SectionRecord } from "../domain/records.ts";
import { searchResult, wordsOf } from "../domain/search.ts";
import type { ItemsAnswer } from "../domain/section-answer.ts";
import { momentOf, type Services } from "./services.ts";

/** Queries of section content: contract.md, Shapes. */
export type ItemsQuery = {
  page?: string;
  tab?: string;
  q?: string;
  sort_by?: string;
  filter_by?: string;
};

/** One page of a row's items: what its owner chose, what is on air, or what a search finds. */
export async function loadItems(
  services: Services,
  channel: ChannelRow,
  section: SectionRecord,
  query: ItemsQuery,
): Promise<ItemsAnswer> {
  if (section.role === "search") return searchItems(services, channel, section, query);
  const chosen = await chosenItems(services, channel, section, query);
  const none = chosen.paging.total_items === 0;
  return section.role === "live" && none ? liveItems(services, channel, section, query) : chosen;
}

async function chosenItems(
  services: Services,
  channel: ChannelRow,
  section: SectionRecord,
  query: ItemsQuery,
): Promise<ItemsAnswer> {
  const page = pageNumber(query.page);
  const cut = { offset: (page - 1) * section.pageSize, limit: section.pageSize };
  const tab = query.tab || (section.tabs[0]?.token ?? "");
  const { rows, total } = await listItems(services.db, channel.token, section, tab, cut);
  const paging = pagingOf(page, total, section.pageSize);
  if (section.type !== "page") {
    const contents = await contentsByTokens(services.db, channel.token, rows);
    return { data: itemsOf(services, channel, section, contents), paging };
  }
  const pages = await pagesByTokens(services.db, channel.token, rows);
  const moment = momentOf(services);
  return { data: pages.map((one) => pageItem(one, placeOf(channel, section), moment)), paging };
}

async function searchItems(
  services: Services,
  channel: ChannelRow,
  section: SectionRecord,
  query: ItemsQuery,
): Promise<ItemsAnswer> {
  const words = wordsOf(query.q ?? "");
  const found = words.length > 0 ? await matchContents(services.db, channel.token, words) : [];
  const asked = { q: query.q ?? "", sortBy: query.sort_by, filterBy: query.filter_by };
  const sorted = searchResult(found, asked, momentOf(services));
  return pageOfContents(services, channel, section, sorted, query);
}

async function liveItems(
  services: Services,
  channel: ChannelRow,
  section: SectionRecord,
  query: ItemsQuery,
): Promise<ItemsAnswer> {
  const all = await listContents(services.db, channel.token);
  return pageOfContents(services, channel, section, onAir(all, momentOf(services)), query);
}

function pageOfContents(
  services: Services,
  channel: ChannelRow,
  section: SectionRecord,
  all: ContentRecord[],
  query: ItemsQuery,
): ItemsAnswer {
  const { data, paging } = pageOf(all, pageNumber(query.page), section.pageSize);
  return { data: itemsOf(services, channel, section, data), paging };
}

function itemsOf(
  services: Services,
  channel: ChannelRow,
  section: SectionRecord,
  contents: ContentRecord[],
) {
  const moment = momentOf(services);
  return contents.map((content) => contentItem(content, placeOf(channel, section), moment));
}

function placeOf({ profile: channel }: ChannelRow, section: SectionRecord): Place {
  return { channel, page: section.page, section: section.token, ratio: section.aspectRatio };
}
