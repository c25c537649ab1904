import type { Context } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import type { SectionRecord } from "../../domain/catalogue/catalogue-records.ts";
import type { PagedItemsResponse } from "../../domain/catalogue/section-response.ts";
import type { Services } from "../../services.ts";
import { limitSearchCalls } from "./limit-search-calls.ts";
import { recordSearch } from "./record-search.ts";
import { loadSearchSectionItems } from "./search-items.ts";
import { loadSearchContext } from "./search-context.ts";

/** Runs a search section: within its limit, and recorded for the trends. */
export async function runSearchSection(
  services: Services,
  context: Context,
  channel: ChannelRow,
  section: SectionRecord,
): Promise<PagedItemsResponse> {
  await limitSearchCalls(services, context, "search");
  const searchContext = await loadSearchContext(services, context, channel);
  const items = await loadSearchSectionItems(services, searchContext, section, context.req.query());
  await recordSearch(services, context, searchContext, items);
  return items;
}
