import { type Trend, suggestions, trends } from "../contract/search.ts";
import type { SectionItem } from "../contract/sections.ts";
import { isNotFound } from "../errors.ts";
import { fetchShared } from "./fetch-shared.ts";
import { asAnybody, type CallContext } from "./call-context.ts";
import { deadlines, fetchFromProvider } from "./fetch-from-provider.ts";

/**
 * What many search for on a channel: one answer for all viewers, requested without a bearer, so that nothing in it is
 * personal. A provider without trends has none. Throws `ApiError`. docs/behaviour.md BE-284.
 */
export function getTrends(callContext: CallContext, channel: string): Promise<Trend[]> {
  const load = (anybody: CallContext) => fetchTrends(anybody, channel);
  return fetchShared(callContext, ["trends", channel], load).catch(noneWhereMissing);
}

/** The same for who is signed in, with their own searches. Throws `ApiError`. */
export function getPersonalTrends(callContext: CallContext, channel: string): Promise<Trend[]> {
  return fetchTrends(callContext, channel);
}

async function fetchTrends(callContext: CallContext, channel: string): Promise<Trend[]> {
  const { data } = await fetchFromProvider({
    call: "search-trends",
    channel,
    segments: ["ch", channel, "search", "trends"],
    schema: trends,
    callContext,
    deadlineMs: deadlines.shared,
  });
  return data;
}

const suggestionDeadlineMs = 1_000;

/**
 * Titles for what somebody is typing, the best first; none where the provider suggests nothing. Every text is asked
 * for and nothing of it is cached: there are as many as there are ways to type. Throws `ApiError`, 429 for too many.
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
    schema: suggestions,
    callContext: { ...asAnybody(callContext), signal: callContext.signal },
    deadlineMs: suggestionDeadlineMs,
  }).catch((error: unknown) => ({ data: noneWhereMissing(error) }));
  return data;
}

function noneWhereMissing(error: unknown): never[] {
  if (isNotFound(error)) return [];
  throw error;
}
