import { JSONParser } from "@streamparser/json";
import { createFeedGuard, feedLimits } from "./feed-limits.ts";
import { createFeedItem, type FeedRow, UnreadableFeedError } from "./feed-row.ts";

/**
 * The contents of a JSON feed: a list, or an object with the list `contents`, as in docs/catalogue-format.md. An item is
 * identified by `guid`, else by `token`. Throws where the feed is no such JSON.
 */
export async function* readJsonFeed(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  const guard = createFeedGuard();
  const ready: unknown[] = [];
  let parser: JSONParser | undefined;
  for await (const chunk of text) {
    guard.read(chunk);
    parser ??= startParser(chunk, ready);
    if (!parser) continue;
    parse(parser, chunk);
    for (const item of ready.splice(0)) yield toRow(guard.countItem(), item);
  }
  if (!parser?.isEnded) throw new UnreadableFeedError("the feed is cut off, or no JSON");
}

/** The first character that is no space says where the items are. */
function startParser(chunk: string, ready: unknown[]): JSONParser | undefined {
  const [first] = chunk.replace(/^\uFEFF/, "").trimStart();
  if (first === undefined) return undefined;
  if (first !== "[" && first !== "{") throw new UnreadableFeedError("the feed is no JSON");
  const parser = new JSONParser({
    paths: [first === "[" ? "$.*" : "$.contents.*"],
    keepStack: false,
  });
  parser.onValue = ({ value }) => ready.push(value);
  parser.onError = (error) => {
    throw new UnreadableFeedError(`the feed is no JSON: ${error.message}`);
  };
  return parser;
}

function parse(parser: JSONParser, chunk: string): void {
  if (parser.isEnded && chunk.trim() === "") return;
  parser.write(chunk.replace(/^\uFEFF/, ""));
}

function toRow(row: number, item: unknown): FeedRow {
  if (typeof item !== "object" || item === null || Array.isArray(item)) {
    return { row, field: "item", reason: "is no object" };
  }
  if (isTooDeep(item, 0)) return { row, field: "item", reason: "is nested too deep" };
  const { guid, ...values }: Record<string, unknown> = { ...item };
  return createFeedItem(row, guid ?? values.token, values);
}

function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return (
    depth >= feedLimits.depth || Object.values(value).some((each) => isTooDeep(each, depth + 1))
  );
}
