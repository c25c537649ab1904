import { createHash } from "node:crypto";
import type { FeedItemRecord } from "../db/import/feed-items.ts";
import { createContentToken, createDistinctToken } from "./content-token.ts";
import { type ImportedFields, parseImportedFields } from "./imported-fields.ts";
import { type FeedFault, type FeedRow, isFeedItem } from "./readers/feed-row.ts";

/** An item that is to be written. `isNew` means that the feed has not imported it before. */
export type PlannedItem = {
  row: number;
  guid: string;
  hash: string;
  fields: ImportedFields;
  token: string;
  isNew: boolean;
};

/** What becomes of some items of a feed. */
export type ImportPlan = {
  write: PlannedItem[];
  /** Guids of items that are as they were. */
  unchanged: string[];
  faults: FeedFault[];
  /** Guids of items with faults: their contents stay as they are. */
  rejected: string[];
  rejectedCount: number;
  /** Items without a guid. */
  unidentified: number;
};

/** What is known of the items of a batch. */
export type ImportedBefore = {
  feed: string;
  /** What the feed has imported of them, by guid. */
  items: ReadonlyMap<string, FeedItemRecord>;
  /** Guids that this run had before. */
  hasSeen: (guid: string) => boolean;
  /** Of these tokens, those that contents of the channel have. */
  findTaken: (tokens: string[]) => Promise<ReadonlySet<string>>;
  now: Date;
};

type Parsed = { row: number; guid: string; hash: string; fields: ImportedFields };

/** Decides what becomes of some items: docs/import.md. */
export async function planImportBatch(
  rows: readonly FeedRow[],
  before: ImportedBefore,
): Promise<ImportPlan> {
  const plan: ImportPlan = {
    write: [],
    unchanged: [],
    faults: [],
    rejected: [],
    rejectedCount: 0,
    unidentified: 0,
  };
  const reject = (faults: FeedFault[], staysListed = true) => {
    plan.faults.push(...faults);
    plan.rejectedCount += 1;
    const guid = faults[0]?.guid;
    if (guid === undefined) plan.unidentified += 1;
    else if (staysListed) plan.rejected.push(guid);
  };
  const parsed = parseRows(rows, before, reject);
  const taken = await before.findTaken(listWantedTokens(parsed, before.items));
  const used = new Set<string>();
  for (const item of parsed) {
    const { row, guid } = item;
    const known = before.items.get(guid);
    if (known?.hash === item.hash && taken.has(known.content)) {
      plan.unchanged.push(guid);
      continue;
    }
    const token =
      known?.content ?? chooseToken(item, before.feed, (each) => taken.has(each) || used.has(each));
    if (token === undefined) {
      const reason = "belongs to a content that this feed has not imported";
      reject([{ row, guid, field: "token", reason }]);
      continue;
    }
    used.add(token);
    plan.write.push({ ...item, token, isNew: !known });
  }
  return plan;
}

function parseRows(
  rows: readonly FeedRow[],
  { hasSeen, now }: ImportedBefore,
  reject: (faults: FeedFault[], staysListed?: boolean) => void,
): Parsed[] {
  const guids = new Set<string>();
  return rows.flatMap((item): Parsed[] => {
    if (!isFeedItem(item)) {
      reject([item]);
      return [];
    }
    const { row, guid, values } = item;
    if (guids.has(guid) || hasSeen(guid)) {
      reject([{ row, guid, field: "guid", reason: "is that of an earlier item" }]);
      return [];
    }
    guids.add(guid);
    const result = parseImportedFields(item);
    if ("faults" in result) {
      reject(result.faults);
      return [];
    }
    const { fields } = result;
    if (fields.availableUntil && fields.availableUntil <= now) {
      reject([{ row, guid, field: "availableUntil", reason: "is over" }], false);
      return [];
    }
    return [{ row, guid, fields, hash: hashValues(values) }];
  });
}

/** The hash of what the feed says, whatever the order of its fields. */
function hashValues(values: Record<string, unknown>): string {
  const sorted = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("base64url");
}

function listWantedTokens(
  parsed: readonly Parsed[],
  items: ReadonlyMap<string, FeedItemRecord>,
): string[] {
  return parsed.map(
    ({ guid, fields }) =>
      items.get(guid)?.content ?? fields.token ?? createContentToken(fields.name),
  );
}

/** The token that the feed says, else one by the name; undefined where the former is taken. */
function chooseToken(
  { guid, fields: { token, name } }: Parsed,
  feed: string,
  isTaken: (token: string) => boolean,
): string | undefined {
  if (token !== undefined) return isTaken(token) ? undefined : token;
  const byName = createContentToken(name);
  return byName === "" || isTaken(byName) ? createDistinctToken(name, feed, guid) : byName;
}
