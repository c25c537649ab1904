import type { ChannelRow } from "../../db/channels.ts";
import { listPaywalls } from "../../db/commerce/paywalls-and-promos.ts";
import { listContentsByTokens, listContents } from "../../db/contents.ts";
import { listPagesByTokens } from "../../db/pages.ts";
import { listSectionItemTokens } from "../../db/sections.ts";
import { createPaywallResponse } from "../../domain/commerce/paywall-response.ts";
import {
  createItemResponseFromContent,
  createItemResponseFromPage,
  createItemResponseFromPaywall,
  type ItemRowContext,
} from "../../domain/catalogue/item-responses.ts";
import { listLiveAndScheduledContents } from "../../domain/catalogue/airing.ts";
import { parsePageNumber, slicePage, createPagingResponse } from "../../domain/catalogue/paging.ts";
import type { ContentRecord, SectionRecord } from "../../domain/catalogue/catalogue-records.ts";
import type { PagedItemsResponse } from "../../domain/catalogue/section-response.ts";
import { createResponseContext, type Services } from "../../services.ts";

/** Queries of section content: docs/provider-api.md PA-26. */
export type PagedItemsQuery = {
  page?: string;
  tab?: string;
  q?: string;
  sort_by?: string;
  filter_by?: string;
  /** The viewer's subscribers group, for a row of paywalls. */
  subscribersGroup?: string;
};

/** A channel as the viewer may see it: some of its contents are closed to the viewer's country. */
export type ChannelForViewer = ChannelRow & Pick<ItemRowContext, "isBlocked">;

/** One page of a row's items: what its owner chose, or what is on air. */
export async function loadSectionItems(
  services: Services,
  channel: ChannelForViewer,
  section: SectionRecord,
  query: PagedItemsQuery,
): Promise<PagedItemsResponse> {
  const chosen = await chosenItems(services, channel, section, query);
  const none = chosen.paging.total_items === 0;
  return section.role === "live" && none ? liveItems(services, channel, section, query) : chosen;
}

async function chosenItems(
  services: Services,
  channel: ChannelForViewer,
  section: SectionRecord,
  query: PagedItemsQuery,
): Promise<PagedItemsResponse> {
  if (section.type === "paywall") return offersFor(services, channel, section, query);
  const page = parsePageNumber(query.page);
  const cut = { offset: (page - 1) * section.pageSize, limit: section.pageSize };
  const tab = query.tab || (section.tabs[0]?.token ?? "");
  const { rows, total } = await listSectionItemTokens(
    services.db,
    channel.token,
    section,
    tab,
    cut,
  );
  const paging = createPagingResponse(page, total, section.pageSize);
  if (section.type !== "page") {
    const contents = await listContentsByTokens(services.db, channel.token, rows);
    return { data: contentItemResponses(services, channel, section, contents), paging };
  }
  const pages = await listPagesByTokens(services.db, channel.token, rows);
  const time = createResponseContext(services);
  return {
    data: pages.map((one) => createItemResponseFromPage(one, locationOf(channel, section), time)),
    paging,
  };
}

/** Nobody has a row of more paywalls. */
const maxOffers = 200;

/** The offers of a row of paywalls, without those that grant the viewer's own group: docs/provider-api.md PA-309. */
async function offersFor(
  services: Services,
  channel: ChannelForViewer,
  section: SectionRecord,
  { page, subscribersGroup: group }: PagedItemsQuery,
): Promise<PagedItemsResponse> {
  const all = { offset: 0, limit: maxOffers };
  const { rows } = await listSectionItemTokens(services.db, channel.token, section, "", all);
  const offers = await listPaywalls(services.db, channel.token);
  const chosen = rows.flatMap((token) => offers.filter((offer) => offer.token === token));
  const offered = chosen.filter((offer) => !group || offer.subscribersGroup !== group);
  const { data, paging } = slicePage(offered, parsePageNumber(page), section.pageSize);
  const time = createResponseContext(services);
  const location = locationOf(channel, section);
  return {
    data: data.map((offer) =>
      createItemResponseFromPaywall(createPaywallResponse(offer, time), location),
    ),
    paging,
  };
}

async function liveItems(
  services: Services,
  channel: ChannelForViewer,
  section: SectionRecord,
  query: PagedItemsQuery,
): Promise<PagedItemsResponse> {
  const all = await listContents(services.db, channel.token);
  return pageOfContents(
    services,
    channel,
    section,
    listLiveAndScheduledContents(all, createResponseContext(services)),
    query,
  );
}

function pageOfContents(
  services: Services,
  channel: ChannelForViewer,
  section: SectionRecord,
  all: ContentRecord[],
  query: PagedItemsQuery,
): PagedItemsResponse {
  const { data, paging } = slicePage(all, parsePageNumber(query.page), section.pageSize);
  return { data: contentItemResponses(services, channel, section, data), paging };
}

/** Contents as items of a row. */
export function contentItemResponses(
  services: Services,
  channel: ChannelForViewer,
  section: SectionRecord,
  contents: ContentRecord[],
) {
  const time = createResponseContext(services);
  return contents.map((content) =>
    createItemResponseFromContent(content, locationOf(channel, section), time),
  );
}

function locationOf(
  { profile: channel, isBlocked }: ChannelForViewer,
  section: SectionRecord,
): ItemRowContext {
  return {
    channel,
    isBlocked,
    page: section.page,
    section: section.token,
    ratio: section.aspectRatio,
  };
}
