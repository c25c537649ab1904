import { z } from "zod";
import type { AnalyticsEventTable } from "../analytics/event-batch-format.ts";
import type { Channel } from "../contract/channel.ts";
import { lenientArraySchema } from "../contract/field-schemas.ts";
import type { CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/** `POST {ANALYTICS_URL}`: docs/provider-api.md PA-230. */
export const storedEventRowCountsSchema = z.object({
  successful_rows: z.int().min(0),
  quarantined_rows: z.int().min(0),
});
/** How many rows of a batch were stored, and how many were not of the shape. */
export type StoredEventRowCounts = z.output<typeof storedEventRowCountsSchema>;

/**
 * `POST {ANALYTICS_URL}?name=`: a batch of NDJSON from a page of the channel. It is sent without a bearer, and with
 * no analytics client id other than that of the rows. docs/provider-api.md PA-249.
 */
export function forwardEventBatch(
  { viewer, language, workspace }: CallContext,
  { token }: Channel,
  base: string,
  { table, lines }: { table: AnalyticsEventTable; lines: string },
): Promise<StoredEventRowCounts> {
  return fetchFromProvider({
    call: "events",
    channel: token,
    quota: `events:${token}`,
    base,
    segments: [],
    query: { name: table },
    method: "POST",
    lines,
    headers: { "x-analytics-channel": token },
    schema: storedEventRowCountsSchema,
    callContext: { viewer, language, workspace },
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** Null is kept as it is, because viewers get the stored values unchanged. */
const word = z.string().nullish().catch(null);
const figure = z.number().nullish().catch(null);

/** `GET /ch/{channel}/events`: docs/provider-api.md PA-238. */
export const storedTrackedEventsSchema = z.object({
  data: lenientArraySchema(
    z.looseObject({
      table: z.string(),
      event_name: z.string(),
      at: z.number(),
      visit_id: word,
      page_path: word,
      page_name: word,
      input_name: word,
      section_name: word,
      paywall_name: word,
      duration_s: figure,
      value: figure,
      currency: word,
      reason: word,
      search_query: word,
      label: word,
    }),
  ),
});
/**
 * A recorded event of a browser, as it is stored; `at` is epoch ms. Names are the channel's, if it sends them
 * (PA-260).
 */
export type StoredTrackedEvent = z.output<typeof storedTrackedEventsSchema>["data"][number];

/** `GET /ch/{channel}/events`: the recorded events of the caller's analytics client id. docs/provider-api.md PA-238. */
export async function getTrackedEvents(
  { viewer, language, workspace, analyticsClientId }: CallContext,
  { token }: Channel,
): Promise<StoredTrackedEvent[]> {
  const response = await fetchFromProvider({
    call: "recorded-events",
    channel: token,
    segments: ["ch", token, "events"],
    schema: storedTrackedEventsSchema,
    callContext: { viewer, language, workspace, analyticsClientId },
    deadlineMs: providerCallTimeoutsMs.personal,
  });
  return response.data;
}

/** `DELETE /ch/{channel}/events`: resolves when they are deleted. docs/provider-api.md PA-239. */
export async function deleteTrackedEvents(
  { viewer, language, workspace, analyticsClientId }: CallContext,
  { token }: Channel,
): Promise<void> {
  await fetchFromProvider({
    call: "delete-recorded-events",
    channel: token,
    segments: ["ch", token, "events"],
    method: "DELETE",
    schema: z.unknown(),
    callContext: { viewer, language, workspace, analyticsClientId },
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}
