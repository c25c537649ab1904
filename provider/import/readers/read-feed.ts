import { z } from "zod";
import type { CsvMapping } from "./csv-mapping.ts";
import { decodeFeed } from "./decode-feed.ts";
import { type FeedRow, UnreadableFeedError } from "./feed-row.ts";
import { readCsvFeed } from "./read-csv-feed.ts";
import { readJsonFeed } from "./read-json-feed.ts";
import { readMrssFeed } from "./read-mrss-feed.ts";
import { readPlaylistFeed } from "./read-playlist-feed.ts";

/** The formats of feeds. */
export const feedFormats = ["mrss", "json", "csv", "playlist"] as const;
export const feedFormatSchema = z.enum(feedFormats);
export type FeedFormat = (typeof feedFormats)[number];

/** How a feed is read: CSV needs a mapping. */
export type FeedReading = { format: FeedFormat; mapping: CsvMapping | null };

/** The items of a feed, one after another, in bounded memory. Throws `UnreadableFeedError` where it is not of its format. */
export function readFeed(
  bytes: AsyncIterable<Uint8Array>,
  { format, mapping }: FeedReading,
): AsyncGenerator<FeedRow> {
  const text = decodeFeed(bytes);
  if (format === "mrss") return readMrssFeed(text);
  if (format === "json") return readJsonFeed(text);
  if (format === "playlist") return readPlaylistFeed(text);
  if (!mapping) throw new UnreadableFeedError("a CSV feed needs a mapping of its columns");
  return readCsvFeed(text, mapping);
}

/** The format that a name or an address suggests: `guessFeedFormat("https://a.example/feed.xml?x=1")` → `"mrss"`. */
export function guessFeedFormat(name: string): FeedFormat | undefined {
  const path = URL.parse(name)?.pathname ?? name;
  const [, extension = ""] = /\.([a-z0-9]+)$/i.exec(path) ?? [];
  const formats: Partial<Record<string, FeedFormat>> = {
    xml: "mrss",
    rss: "mrss",
    mrss: "mrss",
    json: "json",
    csv: "csv",
    tsv: "csv",
    m3u: "playlist",
    m3u8: "playlist",
  };
  return formats[extension.toLowerCase()];
}
