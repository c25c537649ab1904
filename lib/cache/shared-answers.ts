import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { env } from "../env.ts";
import { type ApiError, isApiError, isPassing } from "../errors.ts";
import { processWide } from "../process-wide.ts";
import { forgetUnshared } from "./unshared-contents.ts";

type Entry = { answer: unknown; at: number; freshUntil: number; staleUntil: number };

const usualLifeS = 60;
const usualGraceMs = 24 * 3_600_000;
const pauseAfterFailureMs = 2_000;
const denialLifeMs = 10_000;
const usualPatienceMs = 500;

/** Measured: a parsed answer takes 1.2 bytes a character of its JSON, twice that in most scripts. */
const sizeOf = (value: unknown) => 512 + 2 * (JSON.stringify(value) ?? "").length;

const makeAnswers = (share: "answers" | "searches") => () =>
  processWide(
    `cache.${share}`,
    () =>
      new LRUCache<string, Entry>({
        maxSize: env().cacheBytes[share],
        sizeCalculation: ({ answer }, key) => key.length + sizeOf(answer),
      }),
  );

const usualAnswers = makeAnswers("answers");
/** Apart, so that what clients make up never pushes out what pages are made of. */
const foundAnswers = makeAnswers("searches");
type Answers = ReturnType<typeof usualAnswers>;

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
export type KeepFor = (seconds: number, inAllS?: number) => void;
type AskFor<T> = (keepFor: KeepFor) => Promise<T>;

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
export async function sharedAnswer<T>(
  key: string,
  ask: AskFor<T>,
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
  const answers = isMadeUp ? foundAnswers() : usualAnswers();
  // The key names the operation, so the value under it is what this operation gives.
  const entry = answers.get(key) as (Entry & { answer: T }) | undefined;
  const isTooOld = atMostMs !== undefined && entry !== undefined && now - entry.at > atMostMs;
  const fresh = isWanted || isTooOld;
  if (!fresh) {
    if (entry && now < entry.freshUntil) return entry.answer;
    const denial = denials().get(key);
    if (denial) throw denial;
  }
  const { asked, since } = coalesce(fresh ? `fresh|${key}` : key, () =>
    askAnew(key, ask, { answers, deniesAll, graceMs }),
  );
  if (fresh || entry === undefined || now >= entry.staleUntil) return asked;
  const patienceMs = Math.max(0, since + staleAfterMs - now);
  return Promise.race([asked, delay(patienceMs, entry.answer, { ref: false })]);
}

type UnderWay<T> = { asked: Promise<T>; since: number };

/** One for each call that runs or waits for its turn: docs/provider-api.md PA-90. */
const underWay = () => processWide("cache.underWay", () => new Map<string, UnderWay<unknown>>());

function coalesce<T>(key: string, work: () => Promise<T>): UnderWay<T> {
  const running = underWay();
  const known = running.get(key) as UnderWay<T> | undefined;
  if (known) return known;
  const asked = work().finally(() => running.delete(key));
  const started = { asked, since: performance.now() };
  running.set(key, started);
  return started;
}

type Keeping = { answers: Answers; deniesAll: boolean; graceMs: number };

async function askAnew<T>(key: string, ask: AskFor<T>, keeping: Keeping): Promise<T> {
  const { answers, graceMs } = keeping;
  let lifeS = usualLifeS;
  let maxS = Infinity;
  try {
    const answer = await ask((seconds, inAllS = Infinity) => {
      lifeS = seconds;
      maxS = inAllS;
    });
    const restMs = Math.max(0, maxS - lifeS) * 1_000;
    store(answers, key, answer, { lifeS, graceMs: Math.min(graceMs, restMs) });
    return answer;
  } catch (error) {
    // The key names the operation here too.
    if (!isDenial(error)) return expiredAnswer(answers, key, error) as T;
    deny(key, error, keeping);
    throw error;
  }
}

type Life = { lifeS: number; graceMs: number };

function store(answers: Answers, key: string, answer: unknown, { lifeS, graceMs }: Life): void {
  const at = performance.now();
  const freshUntil = at + lifeS * 1_000;
  if (lifeS > 0) answers.set(key, { answer, at, freshUntil, staleUntil: freshUntil + graceMs });
  else answers.delete(key);
  denials().delete(key);
}

/** The expired answer, which serves without another try for two seconds; else throws the failure. */
function expiredAnswer(answers: Answers, key: string, failure: unknown): unknown {
  const entry = answers.get(key);
  const now = performance.now();
  if (entry === undefined || now >= entry.staleUntil) throw failure;
  entry.freshUntil = Math.max(entry.freshUntil, now + pauseAfterFailureMs);
  return entry.answer;
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

function deny(key: string, error: ApiError, { answers, deniesAll }: Keeping): void {
  if (deniesAll || !isOfAddress(error)) answers.delete(key);
  if (deniesAll && lasting.has(error.code)) denials().set(key, error);
}

/** What is kept of a shared answer, however old, without asking for a new one; undefined where nothing is. */
export function lastAnswer<T>(key: string, isOne: (answer: unknown) => answer is T): T | undefined {
  const entry = usualAnswers().get(key);
  const isSaved = entry !== undefined && performance.now() < entry.staleUntil;
  return isSaved && isOne(entry.answer) ? entry.answer : undefined;
}

/** Forgets everything; for tests, and when the embedded provider starts afresh. */
export function forgetAnswers(): void {
  usualAnswers().clear();
  foundAnswers().clear();
  denials().clear();
  forgetUnshared();
}
