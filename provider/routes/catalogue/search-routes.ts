import { type Context, Hono } from "hono";
import { listTrends } from "../../db/search/trends.ts";
import { suggestContentsByName } from "../../db/search/suggest-contents-by-name.ts";
import { findSimilarWords } from "../../db/search/similar-words.ts";
import { createItemResponseFromContent } from "../../domain/catalogue/item-responses.ts";
import { parseSearchQuery } from "../../domain/search/parsed-query.ts";
import {
  addSimilarWordsToQuery,
  filterCorrectableWords,
  listTypedQueryWords,
} from "../../domain/search/query-corrections.ts";
import { createPublicResponse } from "../responses.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { createResponseContext, type Services } from "../../services.ts";
import { limitSearchCalls } from "./limit-search-calls.ts";
import { loadSearchContext, type SearchContext } from "./search-context.ts";
import { createTrendResultCheck } from "./trend-result-check.ts";

const maxSuggestions = 6;
const maxTrends = 10;

/** What others search for, and titles while somebody types: docs/provider-api.md PA-216, PA-217. */
export function searchRoutes(services: Services): Hono {
  const routes = new Hono();
  const findsSomething = createTrendResultCheck(services);
  routes.get("/ch/:channel/search/trends", async (context) => {
    const searchContext = await searcherAt(services, context, context.req.param("channel"));
    const queries = await listTrends(
      services.db,
      searchContext.channel.token,
      services.clock.now(),
    );
    const data = [];
    for (const query of queries) {
      if (data.length < maxTrends && (await findsSomething(query, searchContext))) {
        data.push({ search_query: query, search_query_lower_cased: query, type: "other" });
      }
    }
    return createPublicResponse(context, { data });
  });
  routes.get("/ch/:channel/search/suggestions", async (context) => {
    await limitSearchCalls(services, context, "suggestions");
    const searchContext = await searcherAt(services, context, context.req.param("channel"));
    const data = await suggestions(services, searchContext, context.req.query("q") ?? "");
    return createPublicResponse(context, { data });
  });
  return routes;
}

async function searcherAt(
  services: Services,
  context: Context,
  name: string,
): Promise<SearchContext> {
  const channel = await requireChannel(services, name);
  return loadSearchContext(services, context, channel);
}

async function suggestions(services: Services, searchContext: SearchContext, q: string) {
  const { db } = services;
  const { channel, visibility, isBlocked, languages } = searchContext;
  const parsed = parseSearchQuery(q, languages);
  if (!parsed) return [];
  const suggest = (one: typeof parsed) =>
    suggestContentsByName(db, channel.token, one, visibility, maxSuggestions);
  let contents = await suggest(parsed);
  if (contents.length === 0) {
    const near = await findSimilarWords(
      db,
      channel.token,
      filterCorrectableWords(listTypedQueryWords(parsed)),
    );
    const meant = addSimilarWordsToQuery(parsed, near, false);
    contents = meant ? await suggest(meant) : [];
  }
  const time = createResponseContext(services);
  return contents.map((one) =>
    createItemResponseFromContent(one, { channel: channel.profile, isBlocked }, time),
  );
}
