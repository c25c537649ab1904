import type { Context } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import type { SectionRecord } from "../../domain/catalogue/records.ts";
import type { ItemsAnswer } from "../../domain/catalogue/section-answer.ts";
import type { Services } from "../../services.ts";
import { countSearchCall } from "./count-search-call.ts";
import { noteSearch } from "./note-search.ts";
import { searchItems } from "./search-items.ts";
import { searcherOf } from "./searcher.ts";

/** Answers a search section: within its limit, and noted for the trends. */
export async function runSearch(
  services: Services,
  context: Context,
  channel: ChannelRow,
  section: SectionRecord,
): Promise<ItemsAnswer> {
  await countSearchCall(services, context, "search");
  const searcher = await searcherOf(services, context, channel);
  const items = await searchItems(services, searcher, section, context.req.query());
  await noteSearch(services, context, searcher, items);
  return items;
}
