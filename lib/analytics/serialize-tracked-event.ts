import type { TrackedEventName } from "./event-names.ts";
import { cutNameForAnalytics, type AnalyticsEventTable } from "./event-batch-format.ts";
import { randomId } from "./random-id.ts";

/** An event with the fields of its table: docs/provider-api.md PA-249. Fields that end with `_s` are seconds. */
export type TrackedEvent = { event_name: TrackedEventName } & Record<
  string,
  string | number | undefined
>;

/** The fields that every event of a page has in addition. */
export type CommonTrackedEventFields = {
  channel_token: string;
  client_id: string;
  visit_id: string;
  page_path: string;
  language: string;
};

/** An event as it waits to be sent: one line of NDJSON. */
export type SerializedTrackedEvent = { id: string; table: AnalyticsEventTable; line: string };

/** Longer lines are dropped. */
const maxLineLength = 4_096;
const maxPathLength = 1_024;

/**
 * An event as a line, with an id; undefined where it is longer than 4,096 characters. Texts are cut and seconds are
 * rounded to thousandths: `12.34567` → `12.346`. docs/behaviour.md BE-292.
 */
export function serializeTrackedEvent(
  table: AnalyticsEventTable,
  event: TrackedEvent,
  place: CommonTrackedEventFields,
  at = Date.now(),
): SerializedTrackedEvent | undefined {
  const id = randomId();
  const fields = Object.entries(event).map(([name, value]) => [name, plain(name, value)]);
  const page_path = place.page_path.slice(0, maxPathLength);
  const row = { event_id: id, at, ...place, page_path, ...Object.fromEntries(fields) };
  const line = JSON.stringify(row);
  return line.length > maxLineLength ? undefined : { id, table, line };
}

function plain(name: string, value: string | number | undefined): string | number | undefined {
  if (typeof value === "string") return cutNameForAnalytics(value);
  return name.endsWith("_s") && value !== undefined ? Math.round(value * 1000) / 1000 : value;
}
