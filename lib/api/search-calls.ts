import { z } from "zod";
import { undefinedOnApiError } from "../api-error.ts";
import { isSignInForced } from "../gate/access-rules.ts";
import { loadTranslate } from "../pages/load-texts.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import { getPersonalTrends, getSuggestions, getTrends } from "../provider-api/search.ts";
import { type CardView, toCardView, omitUndefinedFields } from "../sections/card-view.ts";
import { removeRepeatedCards } from "../sections/section-view.ts";
import { normalizeQuery } from "../urls/search-url-params.ts";
import type { ApiResponse } from "./api-call.ts";
import { requestTextSchema } from "../contract/request-text.ts";

/** A query of the trends; typed text is compared with `lower`. `mine`: the viewer has searched for it. */
export type SearchTrendView = { query: string; lower: string; mine: boolean };
/** A suggested title for typed text. */
export type SearchSuggestion = Pick<
  CardView,
  "token" | "kind" | "href" | "title" | "picture" | "art" | "state" | "topic"
>;

const maxTrends = 20;
const maxSuggestions = 6;
export const suggestionsInputSchema = z.object({
  q: requestTextSchema().transform(normalizeQuery),
});

/** `GET /api/search-trends` → `{ trends }`: docs/behaviour.md BE-284. */
export async function readSearchTrends({
  callContext,
  channel,
}: ViewerRequest): Promise<ApiResponse<{ trends: SearchTrendView[] }>> {
  // If the viewer's own trends are unavailable, they get the trends of all viewers.
  const personal = callContext.token
    ? await getPersonalTrends(callContext, channel.token).catch(undefinedOnApiError)
    : undefined;
  const found = personal ?? (await getTrends(callContext, channel.token));
  const views = found.map(({ search_query: query, search_query_lower_cased: lower, type }) => ({
    query: normalizeQuery(query),
    lower: normalizeQuery(lower) || normalizeQuery(query).toLowerCase(),
    mine: personal !== undefined && type === "user",
  }));
  const trends: SearchTrendView[] = views.filter(({ query }) => query !== "").slice(0, maxTrends);
  return { body: { trends } };
}

/** `GET /api/search-suggestions?q=` → `{ items }`: docs/behaviour.md BE-283. */
export async function readSearchSuggestions(
  visit: ViewerRequest,
  { q }: z.output<typeof suggestionsInputSchema>,
): Promise<ApiResponse<{ items: SearchSuggestion[] }>> {
  const items = q === "" ? [] : await suggestionsFor(visit, q);
  return { body: { items } };
}

async function suggestionsFor(
  { callContext, channel, language }: ViewerRequest,
  q: string,
): Promise<SearchSuggestion[]> {
  const found = await getSuggestions(callContext, channel.token, q);
  const untitled = (await loadTranslate(language))("untitled");
  const cards = found.map((item) =>
    toCardView(item, { forced: isSignInForced(channel), untitled }),
  );
  return removeRepeatedCards(cards).slice(0, maxSuggestions).map(toSuggestion);
}

/** The fields that a row of the list renders. */
function toSuggestion(card: CardView): SearchSuggestion {
  const { token, kind, href, title, picture, art, state, topic } = card;
  return omitUndefinedFields({ token, kind, href, title, picture, art, state, topic });
}
