/** An item of a feed: `row` counts items from 1, `guid` identifies it in its feed, `values` have names of catalogue fields. */
export type FeedItem = { row: number; guid: string; values: Record<string, unknown> };

/** What is wrong with an item. `guid` is missing where it could not be read. */
export type FeedFault = { row: number; guid?: string; field: string; reason: string };

/** What a reader yields, one for each item of the feed. */
export type FeedRow = FeedItem | FeedFault;

/** A feed that cannot be read to its end: nothing of what it owns may be deleted. */
export class UnreadableFeedError extends Error {
  override name = "UnreadableFeedError";
}

/** Whether an item could be read. */
export function isFeedItem(row: FeedRow): row is FeedItem {
  return "values" in row;
}

/** An item of a reader: a fault without an identifier, or with one that nobody can store. */
export function createFeedItem(
  row: number,
  guid: unknown,
  values: Record<string, unknown>,
): FeedRow {
  if (typeof guid !== "string" && typeof guid !== "number") {
    return { row, field: "guid", reason: "is missing" };
  }
  const name = String(guid).trim();
  if (name === "") return { row, field: "guid", reason: "is missing" };
  if (name.length > 500) return { row, field: "guid", reason: "has more than 500 characters" };
  if (name.includes("\0") || !name.isWellFormed()) {
    return { row, field: "guid", reason: "has characters that cannot be stored" };
  }
  return { row, guid: name, values };
}
