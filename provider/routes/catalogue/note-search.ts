import type { Context } from "hono";
import { countSearch } from "../../db/search/trends.ts";
import { addressGroup } from "../../domain/accounts/address-group.ts";
import { pageNumber } from "../../domain/catalogue/paging.ts";
import type { ItemsAnswer } from "../../domain/catalogue/section-answer.ts";
import { trendKey } from "../../domain/search/trend-key.ts";
import type { Services } from "../services.ts";
import { isFromSite } from "../told-viewer.ts";

/**
 * Notes that a viewer searched, for the trends (docs/provider-api.md PA-216): their first page with results, when
 * the site tells who they are. No answer waits for it.
 */
export function noteSearch(
  services: Services,
  context: Context,
  channel: string,
  { paging, did_you_mean: meant }: ItemsAnswer,
): void {
  const address = context.req.header("X-Viewer-Ip");
  const { q = "", page } = context.req.query();
  const query = trendKey(meant ?? q);
  if (!query || !address || !isFromSite(services, context)) return;
  if (paging.total_items === 0 || pageNumber(page) !== 1) return;
  const viewer = `${addressGroup(address)} ${context.req.header("X-Viewer-User-Agent") ?? ""}`;
  const now = services.clock.now();
  services.background.run("count of a search", () =>
    countSearch(services.db, { channel, query, viewer, now }),
  );
}
