import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { env } from "../env.ts";
import { type ApiError, isApiError, isPassing } from "../errors.ts";
import { processWide } from "../process-wide.ts";
import { forgetUnshared } from "./unshared-contents.ts";

type Entry = { response: unknown; at: number; freshUntil: number; staleUntil: number };

const usualLifeS = 60;
const usualGraceMs = 24 * 3_600_000;
const pauseAfterFailureMs = 2_000;
const denialLifeMs = 10_000;
const usualPatienceMs = 500;

/** Measured: a parsed answer takes 1.2 bytes a character of its JSON, twice that in most scripts. */
const sizeOf = (value: unknown) => 512 + 2 * (JSON.stringify(value) ?? "").length;

const makeCache = (share: "responses" | "searches") => () =>
  processWide(
    `cache.${share}`,
    () =>
      new LRUCache<string, Entry>({
        maxSize: env().cacheBytes[share],
        sizeCalculation: ({ response }, key) => key.length + sizeOf(response),
      }),
  );

const responseCache = makeCache("responses");
/** Apart, so that what clients make up never pushes out what pages are made of. */
const searchCache = makeCache("searches");
type ResponseCache = ReturnType<typeof responseCache>;

/** Apart, so that what does not exist never pushes out what does. */
const denials = () =>
  processWide(
    "cache.denials",
    () =>
      new LRUCache<string, ApiError>({
        maxSize: env().cacheBytes.denials,
        sizeCalculation: (error, key) => key.length + (error.stack?.length ?? 0) + sizeOf(error),
        ttl: denialLifeMs,
        ttlResolution: 0,
      }),
  );

/**
 * What `ask` may say of its answer: how many seconds it is fresh, and how many it serves in all where a new one
 * fails. 0 keeps it from the cache.
 */
export type SetLifetime = (seconds: number, inAllS?: number) => void;
type Load<T> = (setLifetime: SetLifetime) => Promise<T>;

type Options = {
  /** Asks again whatever is cached. */
  fresh?: boolean;
  /** Asks again when the answer is older than that, in ms; younger ones serve, however many ask. */
  atMostMs?: number;
  /** How long an expired answer waits for its successor before it serves once more. */
  staleAfterMs?: number;
  /** False where a denial may be one viewer's own: then it is not kept. */
  deniesAll?: boolean;
  /** How long an expired answer serves where a new one fails; 24 h. 0: the failure is told. */
  graceMs?: number;
  /** True where the key holds what clients make up, like the words of a search. */
  isMadeUp?: boolean;
};

/**
 * An answer that holds for every viewer of (channel, country, language), which `key` names.
 * One minute fresh, or as long as `ask` says; then asked again, and the expired answer serves for 24 h
 * when the new one is late (0.5 s) or fails. However many wait, `ask` runs once and its failure reaches
 * all of them. Failures are not cached. A denial (a code under 500, but a limit of calls) ends the expired
 * answer; the lasting ones are cached for ten seconds, apart. Both caches are bounded in bytes.
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
  }: Options = {},
): Promise<T> {
  const now = performance.now();
  const cache = isMadeUp ? searchCache() : responseCache();
  // The key names the operation, so the value under it is what this operation gives.
  const entry = cache.get(key) as (Entry & { response: T }) | undefined;
  const isTooOld = atMostMs !== undefined && entry !== undefined && now - entry.at > atMostMs;
  const fresh = isWanted || isTooOld;
  if (!fresh) {
    if (entry && now < entry.freshUntil) return entry.response;
    const denial = denials().get(key);
    if (denial) throw denial;
  }
  const { pending, since } = coalesce(fresh ? `fresh|${key}` : key, () =>
    loadFresh(key, load, { cache, deniesAll, graceMs }),
  );
  if (fresh || entry === undefined || now >= entry.staleUntil) return pending;
  const patienceMs = Math.max(0, since + staleAfterMs - now);
  return Promise.race([pending, delay(patienceMs, entry.response, { ref: false })]);
}

type UnderWay<T> = { pending: Promise<T>; since: number };

/** One for each call that runs or waits for its turn: docs/provider-api.md PA-90. */
const underWay = () => processWide("cache.underWay", () => new Map<string, UnderWay<unknown>>());

function coalesce<T>(key: string, work: () => Promise<T>): UnderWay<T> {
  const running = underWay();
  const known = running.get(key) as UnderWay<T> | undefined;
  if (known) return known;
  const pending = work().finally(() => running.delete(key));
  const started = { pending, since: performance.now() };
  running.set(key, started);
  return started;
}

type StoreOptions = { cache: ResponseCache; deniesAll: boolean; graceMs: number };

async function loadFresh<T>(key: string, load: Load<T>, options: StoreOptions): Promise<T> {
  const { cache, graceMs } = options;
  let lifeS = usualLifeS;
  let maxS = Infinity;
  try {
    const response = await load((seconds, inAllS = Infinity) => {
      lifeS = seconds;
      maxS = inAllS;
    });
    const restMs = Math.max(0, maxS - lifeS) * 1_000;
    store(cache, key, response, { lifeS, graceMs: Math.min(graceMs, restMs) });
    return response;
  } catch (error) {
    // The key names the operation here too.
    if (!isDenial(error)) return reuseExpired(cache, key, error) as T;
    deny(key, error, options);
    throw error;
  }
}

type Life = { lifeS: number; graceMs: number };

function store(
  cache: ResponseCache,
  key: string,
  response: unknown,
  { lifeS, graceMs }: Life,
): void {
  const at = performance.now();
  const freshUntil = at + lifeS * 1_000;
  if (lifeS > 0) cache.set(key, { response, at, freshUntil, staleUntil: freshUntil + graceMs });
  else cache.delete(key);
  denials().delete(key);
}

/** The expired answer, which serves without another try for two seconds; else throws the failure. */
function reuseExpired(cache: ResponseCache, key: string, failure: unknown): unknown {
  const entry = cache.get(key);
  const now = performance.now();
  if (entry === undefined || now >= entry.staleUntil) throw failure;
  entry.freshUntil = Math.max(entry.freshUntil, now + pauseAfterFailureMs);
  return entry.response;
}

function isDenial(error: unknown): error is ApiError {
  return isApiError(error) && !isPassing(error);
}

/** What a thing's absence or its being closed answers; other denials are of the question asked. */
const lasting = new Set([401, 402, 403, 404, 423, 451]);
/** What may be refused for a viewer's address alone: a VPN, a place, a limit. */
const ofAddress = new Set([403, 423, 428, 429]);

/** True for a denial that may be for the viewer's address alone. */
export function isOfAddress(error: unknown): boolean {
  return isApiError(error) && ofAddress.has(error.code);
}

function deny(key: string, error: ApiError, { cache, deniesAll }: StoreOptions): void {
  if (deniesAll || !isOfAddress(error)) cache.delete(key);
  if (deniesAll && lasting.has(error.code)) denials().set(key, error);
}

/** What is kept of a shared answer, however old, without asking for a new one; undefined where nothing is. */
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
  forgetUnshared();
}
