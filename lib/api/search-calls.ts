import { z } from "zod";
import { undefinedOnApiError } from "../errors.ts";
import { isSignInForced } from "../gate/access.ts";
import { loadTranslate } from "../pages/texts.ts";
import type { Visit } from "../pages/visit.ts";
import { getPersonalTrends, getSuggestions, getTrends } from "../provider-api/search.ts";
import { type CardView, toCardView, omitUndefinedFields } from "../sections/card-view.ts";
import { removeRepeatedCards } from "../sections/section-view.ts";
import { normalizeQuery } from "../urls/search.ts";
import type { ApiResponse } from "./api-call.ts";
import { requestText } from "../contract/request-text.ts";

/** A query of the trends; typed text is compared with `lower`. `mine`: the viewer has searched for it. */
export type TrendView = { query: string; lower: string; mine: boolean };
/** A suggested title for typed text. */
export type Suggestion = Pick<
  CardView,
  "token" | "kind" | "href" | "title" | "picture" | "art" | "state" | "topic"
>;

const maxTrends = 20;
const maxSuggestions = 6;
export const suggestionsInput = z.object({ q: requestText().transform(normalizeQuery) });

/** `GET /api/search-trends` → `{ trends }`: docs/behaviour.md BE-284. */
export async function searchTrends({
  callContext,
  channel,
}: Visit): Promise<ApiResponse<{ trends: TrendView[] }>> {
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
  const trends: TrendView[] = views.filter(({ query }) => query !== "").slice(0, maxTrends);
  return { body: { trends } };
}

/** `GET /api/search-suggestions?q=` → `{ items }`: docs/behaviour.md BE-283. */
export async function searchSuggestions(
  visit: Visit,
  { q }: z.output<typeof suggestionsInput>,
): Promise<ApiResponse<{ items: Suggestion[] }>> {
  const items = q === "" ? [] : await suggestionsFor(visit, q);
  return { body: { items } };
}

async function suggestionsFor(
  { callContext, channel, language }: Visit,
  q: string,
): Promise<Suggestion[]> {
  const found = await getSuggestions(callContext, channel.token, q);
  const untitled = (await loadTranslate(language))("untitled");
  const cards = found.map((item) =>
    toCardView(item, { forced: isSignInForced(channel), untitled }),
  );
  return removeRepeatedCards(cards).slice(0, maxSuggestions).map(toSuggestion);
}

/** The fields that a row of the list renders. */
function toSuggestion(card: CardView): Suggestion {
  const { token, kind, href, title, picture, art, state, topic } = card;
  return omitUndefinedFields({ token, kind, href, title, picture, art, state, topic });
}
