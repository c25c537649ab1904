import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { type CsvMapping, mapCsvRecord } from "./csv-mapping.ts";
import { createFeedGuard, feedLimits } from "./feed-limits.ts";
import { createFeedItem, type FeedRow, UnreadableFeedError } from "./feed-row.ts";

/** The records of a CSV file (RFC 4180), whose first line names the columns. Throws where it is no such file. */
export async function* readCsvFeed(
  text: AsyncIterable<string>,
  mapping: CsvMapping,
): AsyncGenerator<FeedRow> {
  const guard = createFeedGuard();
  const parser = parse({
    bom: true,
    columns: (names: string[]) => requireColumns(names, mapping),
    delimiter: mapping.delimiter,
    max_record_size: feedLimits.itemCharacters,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const fed = pipeline(Readable.from(text), parser).catch(() => {});
  try {
    for await (const record of parser as AsyncIterable<Record<string, string>>) {
      const guid = record[mapping.columns.guid ?? ""];
      yield createFeedItem(guard.countItem(), guid, mapCsvRecord(record, mapping));
    }
    await fed;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFeedError(`the feed is no CSV: ${error.message}`);
  } finally {
    parser.destroy();
  }
}

function requireColumns(names: string[], { columns }: CsvMapping): string[] {
  const trimmed = names.map((name) => name.trim());
  const missing = Object.values(columns).find((name) => !trimmed.includes(name));
  if (missing === undefined) return trimmed;
  throw new UnreadableFeedError(`the feed has no column "${missing}"`);
}
