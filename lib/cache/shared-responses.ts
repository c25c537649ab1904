import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { env } from "../env.ts";
import { type ApiError, isApiError, isTemporaryFailure } from "../api-error.ts";
import { processWide } from "../process-wide.ts";
import { type CacheSource, collectTokens, isOutdated, purgeFrom } from "./cache-purges.ts";
import { addCacheSource } from "./cache-sources.ts";
import { type CallUnderWay, coalesceCalls } from "./coalesce-calls.ts";
import { forgetPersonalContents } from "./personal-contents.ts";

type Entry = {
  response: unknown;
  source: CacheSource;
  at: number;
  freshUntil: number;
  staleUntil: number;
};
type Denial = { error: ApiError; source: CacheSource };

const usualLifeS = 60;
const usualGraceMs = 24 * 3_600_000;
const pauseAfterFailureMs = 2_000;
const denialLifeMs = 10_000;
const usualPatienceMs = 500;

/** Measured: a parsed response takes 1.2 bytes for each character of its JSON, twice that in most scripts. */
const sizeOf = (value: unknown) => 512 + 2 * (JSON.stringify(value) ?? "").length;

/** Of a token in a set; its text is that of the response. */
const tokenBytes = 32;

const makeCache = (share: "responses" | "searches") => () =>
  processWide(`cache.${share}`, () =>
    purgeFrom(
      new LRUCache<string, Entry>({
        maxSize: env().cacheBytes[share],
        sizeCalculation: ({ response, source }, key) =>
          key.length + sizeOf(response) + tokenBytes * (source.tokens?.size ?? 0),
      }),
      ({ source }) => [source],
    ),
  );

const responseCache = makeCache("responses");
/** Separate, so that keys that clients invent never evict the responses that pages need. */
const searchCache = makeCache("searches");
type ResponseCache = ReturnType<typeof responseCache>;

/** Separate, so that denials never evict responses. */
const denials = () =>
  processWide("cache.denials", () =>
    purgeFrom(
      new LRUCache<string, Denial>({
        maxSize: env().cacheBytes.denials,
        sizeCalculation: ({ error }, key) =>
          key.length + (error.stack?.length ?? 0) + sizeOf(error),
        ttl: denialLifeMs,
        ttlResolution: 0,
      }),
      ({ source }) => [source],
    ),
  );

/**
 * Lets `load` set how many seconds its response is fresh, and how many seconds it may be served in all if a new
 * request fails. 0 means that it is not cached.
 */
export type SetResponseLifetime = (seconds: number, inAllS?: number) => void;
type Load<T> = (setLifetime: SetResponseLifetime) => Promise<T>;

type Options = {
  /** What the response is made of; without it any purge of a channel drops it. */
  source?: CacheSource;
  /** Loads again even if a response is cached. */
  fresh?: boolean;
  /** Loads again if the cached response is older than this, in ms. */
  atMostMs?: number;
  /** How long a request waits for a new response before the expired one is served, in ms. */
  staleAfterMs?: number;
  /** False if a denial may be for one viewer only: then it is not cached. */
  deniesAll?: boolean;
  /**
   * How long an expired response is served if a new request fails, in ms; 24 h by default. 0: the failure is thrown.
   */
  graceMs?: number;
  /** True if clients can invent keys, for example by the words of a search. */
  isMadeUp?: boolean;
};

/**
 * A response that is the same for every viewer of (channel, country, language), which `key` names. It is fresh for
 * one minute, or as long as `load` sets; then it is loaded again, and the expired response is served for up to 24 h
 * if the new one is late (0.5 s) or fails. For any number of waiting requests `load` runs once, and all of them get
 * its failure. Failures are not cached. A denial (a code under 500, except a limit of calls) removes the expired
 * response; lasting denials are cached for ten seconds in a separate cache. Both caches are bounded in bytes.
 * docs/behaviour.md BE-51.
 */
export async function getSharedResponse<T>(
  key: string,
  load: Load<T>,
  {
    fresh: isWanted = false,
    atMostMs,
    staleAfterMs = usualPatienceMs,
    deniesAll = true,
    graceMs = usualGraceMs,
    isMadeUp = false,
    source = { channel: undefined },
  }: Options = {},
): Promise<T> {
  const now = performance.now();
  const cache = isMadeUp ? searchCache() : responseCache();
  // The key names the operation, so the cached value has the type of its result.
  const entry = cache.get(key) as (Entry & { response: T }) | undefined;
  const isTooOld = atMostMs !== undefined && entry !== undefined && now - entry.at > atMostMs;
  const fresh = isWanted || isTooOld;
  if (!fresh) {
    const denial = entry && now < entry.freshUntil ? undefined : denials().get(key);
    if (denial) addCacheSource(denial.source);
    else if (entry) addCacheSource(entry.source);
    if (denial) throw denial.error;
    if (entry && now < entry.freshUntil) return entry.response;
  }
  const { pending, since, ...call } = coalesceCalls(fresh ? `fresh|${key}` : key, source, (call) =>
    loadFresh(key, load, { cache, deniesAll, graceMs, ...call }),
  );
  addCacheSource(call.source);
  if (fresh || entry === undefined || now >= entry.staleUntil) return pending;
  const patienceMs = Math.max(0, since + staleAfterMs - now);
  return Promise.race([pending, delay(patienceMs, entry.response, { ref: false })]);
}

type StoreOptions = CallUnderWay & {
  cache: ResponseCache;
  deniesAll: boolean;
  graceMs: number;
};

async function loadFresh<T>(key: string, load: Load<T>, options: StoreOptions): Promise<T> {
  const { cache, graceMs, mark, source } = options;
  let lifeS = usualLifeS;
  let maxS = Infinity;
  try {
    const response = await load((seconds, inAllS = Infinity) => {
      lifeS = seconds;
      maxS = inAllS;
    });
    source.tokens = collectTokens(response);
    if (isOutdated(mark, [source])) return response;
    const restMs = Math.max(0, maxS - lifeS) * 1_000;
    store(cache, key, { response, source }, { lifeS, graceMs: Math.min(graceMs, restMs) });
    return response;
  } catch (error) {
    // The key names the operation, as above.
    if (!isDenial(error)) return reuseExpired(cache, key, error) as T;
    if (!isOutdated(mark, [source])) deny(key, error, options);
    throw error;
  }
}

type Life = { lifeS: number; graceMs: number };

function store(
  cache: ResponseCache,
  key: string,
  loaded: Pick<Entry, "response" | "source">,
  { lifeS, graceMs }: Life,
): void {
  const at = performance.now();
  const freshUntil = at + lifeS * 1_000;
  if (lifeS > 0) cache.set(key, { ...loaded, at, freshUntil, staleUntil: freshUntil + graceMs });
  else cache.delete(key);
  denials().delete(key);
}

/**
 * Returns the expired response, which is then served for two seconds without another request. Throws the failure if
 * there is none.
 */
function reuseExpired(cache: ResponseCache, key: string, failure: unknown): unknown {
  const entry = cache.get(key);
  const now = performance.now();
  if (entry === undefined || now >= entry.staleUntil) throw failure;
  entry.freshUntil = Math.max(entry.freshUntil, now + pauseAfterFailureMs);
  return entry.response;
}

function isDenial(error: unknown): error is ApiError {
  return isApiError(error) && !isTemporaryFailure(error);
}

/** Denials because something does not exist or is closed. Other denials depend on the request. */
const lasting = new Set([401, 402, 403, 404, 423, 451]);
/** Codes that may be because of a viewer's IP address only: a VPN, a country, a limit. */
const ofAddress = new Set([403, 423, 428, 429]);

/** True for a denial that may be because of the viewer's IP address only. */
export function isIpAddressDenial(error: unknown): boolean {
  return isApiError(error) && ofAddress.has(error.code);
}

function deny(key: string, error: ApiError, { cache, deniesAll, source }: StoreOptions): void {
  if (deniesAll || !isIpAddressDenial(error)) cache.delete(key);
  if (deniesAll && lasting.has(error.code)) denials().set(key, { error, source });
}

/** The cached response, also an expired one, without a new request; undefined if nothing is cached. */
export function getLastSharedResponse<T>(
  key: string,
  isOne: (response: unknown) => response is T,
): T | undefined {
  const entry = responseCache().get(key);
  const isSaved = entry !== undefined && performance.now() < entry.staleUntil;
  return isSaved && isOne(entry.response) ? entry.response : undefined;
}

/** Forgets everything; for tests, and when the embedded provider starts afresh. */
export function forgetSharedResponses(): void {
  responseCache().clear();
  searchCache().clear();
  denials().clear();
  forgetPersonalContents();
}
