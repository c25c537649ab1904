import type { Context } from "hono";
import { findSignificantWords } from "../../db/search/significant-words.ts";
import { saveSearchForTrends } from "../../db/search/trends.ts";
import { parsePageNumber } from "../../domain/catalogue/paging.ts";
import type { PagedItemsResponse } from "../../domain/catalogue/section-response.ts";
import { getIpNetworkPrefix } from "../../domain/search/ip-network-prefix.ts";
import { parseSearchQuery } from "../../domain/search/parsed-query.ts";
import { toPublicTrendText } from "../../domain/search/public-trend-text.ts";
import { readTokenBearer } from "../accounts/read-token-bearer.ts";
import type { Services } from "../../services.ts";
import { hasSiteSecret } from "../forwarded-viewer.ts";
import type { SearchContext } from "./search-context.ts";

/**
 * Records a search for the trends (docs/provider-api.md PA-216): their first page with results, when the
 * site forwards the viewer. The signed-in viewer is counted, else the network. No response waits for it.
 */
export async function recordSearch(
  services: Services,
  context: Context,
  { channel: { token: channel }, languages }: SearchContext,
  { data, paging, did_you_mean: meant }: PagedItemsResponse,
): Promise<void> {
  const { db, clock, background } = services;
  const address = context.req.header("X-Viewer-Ip");
  const { q = "", page } = context.req.query();
  const parsed = parseSearchQuery(meant ?? q, languages);
  if (!parsed || !address || !hasSiteSecret(services, context)) return;
  if (paging.total_items === 0 || parsePageNumber(page) !== 1) return;
  const bearer = await readTokenBearer(services, context, channel);
  const whoever = bearer ? `viewer ${bearer.viewer.id}` : `network ${getIpNetworkPrefix(address)}`;
  const titles = data.flatMap(({ input }) => input.name ?? []);
  const now = clock.now();
  background.run("count of a search", async () => {
    const query = toPublicTrendText(meant ?? q, await findSignificantWords(db, parsed), titles);
    if (query) await saveSearchForTrends(db, { channel, query, viewer: whoever, now });
  });
}
