import {
  type TrendingSearch,
  searchSuggestionsSchema,
  trendingSearchesSchema,
} from "../contract/search.ts";
import type { SectionItem } from "../contract/sections.ts";
import { isNotFoundApiError } from "../api-error.ts";
import { fetchSharedResponse } from "./fetch-shared-response.ts";
import { removeViewerFromCallContext, type CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/**
 * Popular searches of a channel: one response for all viewers, requested without a bearer, so that it contains
 * nothing personal. Empty if the provider has no trends. Throws `ApiError`. docs/behaviour.md BE-284.
 */
export function getTrends(callContext: CallContext, channel: string): Promise<TrendingSearch[]> {
  const load = (anybody: CallContext) => fetchTrends(anybody, channel);
  return fetchSharedResponse(callContext, ["trends", channel], load).catch(noneWhereMissing);
}

/** The same for a signed-in viewer, with their own searches. Throws `ApiError`. */
export function getPersonalTrends(
  callContext: CallContext,
  channel: string,
): Promise<TrendingSearch[]> {
  return fetchTrends(callContext, channel);
}

async function fetchTrends(callContext: CallContext, channel: string): Promise<TrendingSearch[]> {
  const { data } = await fetchFromProvider({
    call: "search-trends",
    channel,
    segments: ["ch", channel, "search", "trends"],
    schema: trendingSearchesSchema,
    callContext,
    deadlineMs: providerCallTimeoutsMs.shared,
  });
  return data;
}

const suggestionDeadlineMs = 1_000;

/**
 * Suggested titles for typed text, the best first; empty if the provider has no suggestions. Every text is requested
 * and nothing is cached, because the number of texts is unlimited. Throws `ApiError`, 429 for too many requests.
 */
export async function getSuggestions(
  callContext: CallContext,
  channel: string,
  q: string,
): Promise<SectionItem[]> {
  const { data } = await fetchFromProvider({
    call: "search-suggestions",
    channel,
    segments: ["ch", channel, "search", "suggestions"],
    query: { q },
    schema: searchSuggestionsSchema,
    callContext: { ...removeViewerFromCallContext(callContext), signal: callContext.signal },
    deadlineMs: suggestionDeadlineMs,
  }).catch((error: unknown) => ({ data: noneWhereMissing(error) }));
  return data;
}

function noneWhereMissing(error: unknown): never[] {
  if (isNotFoundApiError(error)) return [];
  throw error;
}
