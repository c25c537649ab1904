import { z } from "zod";
import type { EventTable } from "../analytics/event-tables.ts";
import type { Channel } from "../contract/channel.ts";
import type { CallContext } from "./call-context.ts";
import { deadlines, fetchAnswer } from "./fetch-answer.ts";

const taken = z.object({ successful_rows: z.int().min(0), quarantined_rows: z.int().min(0) });
/** How many rows of a batch were stored, and how many were not of the shape. */
export type TakenRows = z.output<typeof taken>;

/**
 * `POST {ANALYTICS_URL}?name=`: a batch of NDJSON from a page of the channel. No bearer goes with it, and no
 * analytics client id beside that of the rows. docs/provider-api.md PA-249.
 */
export function sendEvents(
  { viewer, language, workspace }: CallContext,
  { token }: Channel,
  base: string,
  { table, lines }: { table: EventTable; lines: string },
): Promise<TakenRows> {
  return fetchAnswer({
    call: "events",
    channel: token,
    quota: `events:${token}`,
    base,
    segments: [],
    query: { name: table },
    method: "POST",
    lines,
    headers: { "x-analytics-channel": token },
    schema: taken,
    callContext: { viewer, language, workspace },
    deadlineMs: deadlines.personal,
  });
}
