import { type Context, Hono } from "hono";
import { listTrends } from "../../db/search/trends.ts";
import { suggestNames } from "../../db/search/suggest.ts";
import { nearWords } from "../../db/search/vocabulary.ts";
import { contentItem } from "../../domain/catalogue/items.ts";
import { readQuery } from "../../domain/search/parsed-query.ts";
import { forgivingly, misspellable, typedWords } from "../../domain/search/corrections.ts";
import { publicResponse } from "../responses.ts";
import { requireChannel } from "../lookups.ts";
import { requestTimeOf, type Services } from "../../services.ts";
import { countSearchCall } from "./count-search-call.ts";
import { searcherOf, type Searcher } from "./searcher.ts";
import { createTrendCheck } from "./trend-check.ts";

const maxSuggestions = 6;
const maxTrends = 10;

/** What others search for, and titles while somebody types: docs/provider-api.md PA-216, PA-217. */
export function searchRoutes(services: Services): Hono {
  const routes = new Hono();
  const findsSomething = createTrendCheck(services);
  routes.get("/ch/:channel/search/trends", async (context) => {
    const searcher = await searcherAt(services, context, context.req.param("channel"));
    const queries = await listTrends(services.db, searcher.channel.token, services.clock.now());
    const data = [];
    for (const query of queries) {
      if (data.length < maxTrends && (await findsSomething(query, searcher))) {
        data.push({ search_query: query, search_query_lower_cased: query, type: "other" });
      }
    }
    return publicResponse(context, { data });
  });
  routes.get("/ch/:channel/search/suggestions", async (context) => {
    await countSearchCall(services, context, "suggestions");
    const searcher = await searcherAt(services, context, context.req.param("channel"));
    const data = await suggestions(services, searcher, context.req.query("q") ?? "");
    return publicResponse(context, { data });
  });
  return routes;
}

async function searcherAt(services: Services, context: Context, name: string): Promise<Searcher> {
  const channel = await requireChannel(services, name);
  return searcherOf(services, context, channel);
}

async function suggestions(services: Services, searcher: Searcher, q: string) {
  const { db } = services;
  const { channel, visibility, isBlocked, languages } = searcher;
  const asked = readQuery(q, languages);
  if (!asked) return [];
  const suggest = (one: typeof asked) =>
    suggestNames(db, channel.token, one, visibility, maxSuggestions);
  let contents = await suggest(asked);
  if (contents.length === 0) {
    const near = await nearWords(db, channel.token, misspellable(typedWords(asked)));
    const meant = forgivingly(asked, near, false);
    contents = meant ? await suggest(meant) : [];
  }
  const time = requestTimeOf(services);
  return contents.map((one) => contentItem(one, { channel: channel.profile, isBlocked }, time));
}
