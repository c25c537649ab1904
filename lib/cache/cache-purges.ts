import type { LRUCache } from "lru-cache";
import type { Purge } from "../contract/purge.ts";
import { processWide } from "../process-wide.ts";

/** What a cached value was made of: one call to the provider, and what its response names. */
export type CacheSource = {
  /** The token of the channel; undefined for the look-up of a host, whose response has it. */
  channel: string | undefined;
  /** The page and the content that the call names. */
  page?: string;
  content?: string;
  /** True for results of a search, which may contain a content only after its change. */
  isSearch?: boolean;
  /** The tokens in the response; undefined until it is there, and after a failure. */
  tokens?: ReadonlySet<string>;
};

/** True if a purge concerns a value. What is not known yet counts as concerned. */
export function isPurgedBy(purge: Purge, source: CacheSource): boolean {
  const { channel, page, content, tokens, isSearch = false } = source;
  if (channel === undefined ? isOfOtherChannel(tokens, purge) : channel !== purge.channel) {
    return false;
  }
  const { pages, contents } = purge;
  if (pages === undefined && contents === undefined) return true;
  const isOfPage = page !== undefined && pages?.some((name) => name === page || tokens?.has(name));
  if (isOfPage === true || !contents || contents.length === 0) return isOfPage === true;
  if (channel === undefined) return false;
  return isSearch || !tokens || contents.some((token) => token === content || tokens.has(token));
}

/** A host that had no channel (no token at all) may have one now. */
function isOfOtherChannel(tokens: CacheSource["tokens"], { channel }: Purge): boolean {
  return tokens !== undefined && tokens.size > 0 && !tokens.has(channel);
}

const names = new Set(["token", "first_content"]);

/** The tokens that a response names, of contents and of everything else. */
export function collectTokens(response: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      if (typeof each === "string" && names.has(name)) found.add(each);
      else visit(each);
    }
  };
  visit(response);
  return found;
}

/** So many of the latest purges are known one by one. */
const maxKnown = 500;

const log = () => processWide("cache.purges", () => ({ count: 0, latest: [] as Purge[] }));
const listeners = () => processWide("cache.purge-listeners", () => new Set<(p: Purge) => void>());

/** A moment among the purges: `isOutdated(mark, sources)` is about those after it. */
export function markPurges(): number {
  return log().count;
}

/**
 * True if a purge since a mark concerns one of the sources: what began before may contain the former values, so it is not
 * stored. Also true if more purges have arrived since than are known. docs/behaviour.md BE-508
 */
export function isOutdated(mark: number, sources: Iterable<CacheSource>): boolean {
  const { count, latest } = log();
  if (mark === count) return false;
  if (count - mark > latest.length) return true;
  const later = latest.slice(mark - count);
  return [...sources].some((source) => later.some((purge) => isPurgedBy(purge, source)));
}

/** Calls a function at each purge from now on. */
export function onPurge(listener: (purge: Purge) => void): void {
  listeners().add(listener);
}

/** Lets purges drop from a cache the entries whose sources they concern; call it once for each cache. */
export function purgeFrom<Value extends {}>(
  cache: LRUCache<string, Value>,
  sourcesOf: (value: Value) => Iterable<CacheSource>,
): LRUCache<string, Value> {
  onPurge((purge) => {
    for (const [key, value] of cache.entries()) {
      for (const source of sourcesOf(value)) {
        if (isPurgedBy(purge, source)) cache.delete(key);
      }
    }
  });
  return cache;
}

/** Drops what a purge concerns from all caches of this process that hold data of the provider. */
export function purgeCaches(purge: Purge): void {
  const known = log();
  known.count += 1;
  known.latest.push(purge);
  if (known.latest.length > maxKnown) known.latest.shift();
  for (const listener of listeners()) listener(purge);
}
