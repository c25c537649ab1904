import { type IntakeEventRow, type IntakeTableName, parseEventRow } from "./intake-tables.ts";

/** A row that was not taken, as it came (cut), and why. */
export type RejectedEventRow = { reason: string; row: string };

/** What a batch holds: rows in their shape, and others. */
export type ParsedEventBatch = {
  rows: { row: IntakeEventRow; text: string }[];
  ill: RejectedEventRow[];
};

const maxRowText = 1_000;

/** Reads a batch of NDJSON; empty lines are nothing. */
export function parseEventBatch(table: IntakeTableName, body: string): ParsedEventBatch {
  const batch: ParsedEventBatch = { rows: [], ill: [] };
  for (const text of body.split("\n")) {
    if (text.trim() === "") continue;
    const read = readLine(table, text);
    if (typeof read === "string") batch.ill.push(toRejectedEventRow(read, text));
    else batch.rows.push({ row: read, text });
  }
  return batch;
}

/** A row and what is wrong with it, short enough to keep. */
export function toRejectedEventRow(reason: string, text: string): RejectedEventRow {
  const cut = text.slice(0, maxRowText).replaceAll("\u0000", "\ufffd").toWellFormed();
  return { reason: reason.slice(0, 200), row: cut };
}

function readLine(table: IntakeTableName, text: string): IntakeEventRow | string {
  try {
    return parseEventRow(table, JSON.parse(text));
  } catch {
    return "no JSON";
  }
}
