import { findChannel } from "../../db/channels.ts";
import { loadContentDurations } from "../../db/contents.ts";
import { clampEventTime } from "../../domain/analytics/clamp-event-time.ts";
import type { IntakeEventRow, IntakeTableName } from "../../domain/analytics/intake-tables.ts";
import {
  type ParsedEventBatch,
  type RejectedEventRow,
  toRejectedEventRow,
} from "../../domain/analytics/parse-event-batch.ts";
import {
  type EventReceipt,
  type StoredEvent,
  toStoredEvent,
} from "../../domain/analytics/stored-event.ts";
import type { Services } from "../../services.ts";

/** What of a batch is taken, and what is not, by channel; the empty one is none that exists. */
export type CheckedEventRows = {
  events: StoredEvent[];
  ill: Map<string, RejectedEventRow[]>;
  illCount: number;
};

/** How a batch came: `channel` is the one whose site it comes from, undefined where nobody says. */
type Source = EventReceipt & { channel: string | undefined };

/** Lengths of the contents of a channel, in seconds; `undefined` is a channel that does not exist. */
type Films = Map<string, number> | undefined;

/**
 * Rows of the source's channel, about its contents, at times that can be; any other is ill: docs/provider-api.md
 * PA-232, PA-235.
 */
export async function checkEventRows(
  { db }: Pick<Services, "db">,
  table: IntakeTableName,
  { rows, ill }: ParsedEventBatch,
  source: Source,
): Promise<CheckedEventRows> {
  const channels = [...new Set(rows.map(({ row }) => row.channel_token))];
  const wanted = channels.filter((each) => each === (source.channel ?? each)).slice(0, 50);
  const films = new Map<string, Films>();
  for (const channel of wanted) {
    const isKnown = channel === source.channel || (await isChannel(db, channel));
    films.set(
      channel,
      isKnown ? await loadContentDurations(db, channel, filmsIn(rows, channel)) : undefined,
    );
  }
  const checked: CheckedEventRows = { events: [], ill: new Map(), illCount: 0 };
  const refuse = (channel: string, each: RejectedEventRow) => {
    checked.ill.set(channel, [...(checked.ill.get(channel) ?? []), each]);
    checked.illCount += 1;
  };
  for (const { row, text } of rows) {
    const at = clampEventTime(row.at, source.received);
    const known = films.get(row.channel_token);
    const fault = faultOf(row, known, source, at);
    if (fault === undefined && at !== undefined) {
      const lengthS = known?.get(row.input_token ?? "");
      const filmMs = lengthS === undefined ? undefined : lengthS * 1000;
      checked.events.push(toStoredEvent(table, row, at, filmMs, source));
    } else {
      const owner = source.channel ?? (known ? row.channel_token : "");
      refuse(owner, toRejectedEventRow(fault ?? "at: no time", text));
    }
  }
  for (const each of ill) refuse(source.channel ?? "", each);
  return checked;
}

function faultOf(
  row: IntakeEventRow,
  films: Films,
  { channel }: Source,
  at: number | undefined,
): string | undefined {
  if (channel !== undefined && row.channel_token !== channel)
    return "channel_token: another channel";
  if (!films) return "channel_token: no such channel";
  if (row.input_token !== undefined && !films.has(row.input_token))
    return "input_token: no such content";
  return at === undefined ? "at: more than seven days ago, or a day ahead" : undefined;
}

async function isChannel(db: Services["db"], token: string): Promise<boolean> {
  return (await findChannel(db, token))?.token === token;
}

function filmsIn(rows: ParsedEventBatch["rows"], channel: string): string[] {
  const reasons = rows.flatMap(({ row }) =>
    row.channel_token === channel ? (row.input_token ?? []) : [],
  );
  return [...new Set(reasons)];
}
