import { LRUCache } from "lru-cache";
import { searchContents } from "../../db/search/search-contents.ts";
import { hashSecret } from "../../domain/accounts/secrets.ts";
import { parseSearchQuery } from "../../domain/search/parsed-query.ts";
import type { Services } from "../../services.ts";
import type { SearchContext } from "./search-context.ts";

const minuteMs = 60_000;
const maxKnown = 2_000;

/** Whether a query finds something for the viewer: `await findsSomething("northern lights", searcher)`. */
export type TrendResultCheck = (query: string, searchContext: SearchContext) => Promise<boolean>;

/**
 * A trend is left out when no content has its words any more, or none that the viewer may find. Guesses at
 * what may have been meant do not count. Each query is searched for once a minute of the provider's clock, for all
 * viewers who may find the same contents.
 */
export function createTrendResultCheck({ db, clock }: Services): TrendResultCheck {
  const known = new LRUCache<string, Promise<boolean>>({ max: maxKnown });
  return (query, searchContext) => {
    const { channel, visibility, languages, language } = searchContext;
    const { onAir: _, ...findable } = visibility;
    const minute = Math.floor(clock.now() / minuteMs);
    const key = hashSecret(JSON.stringify([channel.token, query, minute, findable]));
    const cached = known.get(key);
    if (cached) return cached;
    const checked = isFound();
    known.set(key, checked);
    checked.catch(() => known.delete(key));
    return checked;

    async function isFound(): Promise<boolean> {
      const parsed = parseSearchQuery(query, languages);
      if (!parsed) return false;
      const wanted = { sortBy: undefined, filters: [], offset: 0, limit: 1 };
      const found = await searchContents(db, {
        channel: channel.token,
        query: parsed,
        visibility,
        language,
        ...wanted,
      });
      return found.total > 0;
    }
  };
}
