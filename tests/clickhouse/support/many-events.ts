import {
  type IntakeTableName,
  parseEventRow,
} from "../../../provider/domain/analytics/intake-tables.ts";
import {
  toStoredEvent,
  type StoredEvent,
} from "../../../provider/domain/analytics/stored-event.ts";

export const now = Date.parse("2026-11-20T12:34:56.789Z");
const dayMs = 24 * 60 * 60 * 1000;
const films = ["tide", "storm", "harbour-light"];
const reasons = ["PAYWALL", "SIGN_IN", "GEO_BLOCK"];
const countries = ["DK", "DE", ""];
const devices = ["phone", "computer", "tv"] as const;
type Row = Record<string, unknown>;

/** An event as the intake stores it, of a film of five minutes. */
export function stored(
  id: string,
  table: IntakeTableName,
  at: number,
  more: Row,
  place = 0,
): StoredEvent {
  const common = {
    event_id: `event-no-${id}`,
    at,
    channel_token: "harbour",
    page_path: "/",
    language: "en",
  };
  const read = parseEventRow(table, { ...common, ...more });
  if (typeof read === "string") throw new Error(read);
  const country = countries[place % countries.length];
  const device = devices[place % devices.length] ?? "unknown";
  return toStoredEvent(table, read, at, 300_000, { received: now, country, device });
}

/** Visits of many kinds over sixty days, always the same for the same seed. */
export function manyEvents(visits: number, seed: number): StoredEvent[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const events: StoredEvent[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const at = now - Math.floor(random() * 60 * dayMs);
    const place = Math.floor(random() * 3);
    const add = (table: IntakeTableName, more: Row) =>
      events.push(
        stored(
          `${seed}-${events.length}`,
          table,
          at,
          { visit_id: `visit-${seed}-${visit}`, ...more },
          place,
        ),
      );
    add("visits", { event_name: "page_view" });
    if (random() < 0.4) add("visits", { event_name: "page_view", paywall_token: "pass" });
    if (random() < 0.2) add("visits", { event_name: "begin_checkout", paywall_token: "pass" });
    if (random() < 0.1)
      add("visits", { event_name: "purchase", paywall_token: "pass", value: 900 });
    if (random() < 0.2) add("visits", { event_name: "refused", reason: pick(reasons) });
    if (random() < 0.1) add("visits", { event_name: "device_limit_exceeded" });
    if (random() < 0.2)
      add("visits", {
        event_name: "search_no_results",
        search_query: pick(["Øl", 'it\'s \\ "x"', "=1"]),
      });
    if (random() < 0.7) play(add, pick(films), random);
  }
  return events;
}

function play(
  add: (table: IntakeTableName, more: Row) => void,
  film: string,
  random: () => number,
): void {
  const add1 = (more: Row) => add("video_events", { input_token: film, ...more });
  add1({ event_name: "play", duration_s: random() * 8 });
  const end = random() * 300;
  for (let from = 0; from < end; from += 17) {
    const to = Math.min(end, from + 17);
    add1({ event_name: "progress", position_s: to, duration_s: to - from });
  }
  if (random() < 0.3) add1({ event_name: "rebuffer", duration_s: random() * 5 });
}

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
