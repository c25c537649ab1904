import { BentoCache, bentostore } from "bentocache";
import { memoryDriver } from "bentocache/drivers/memory";
import { ApiError, isPassing } from "../errors.ts";
import { processWide } from "../process-wide.ts";

function makeCache() {
  return new BentoCache({
    default: "answers",
    stores: {
      answers: bentostore().useL1Layer(memoryDriver({ maxItems: 20_000, serialize: false })),
    },
    ttl: "1m",
    grace: "24h",
    graceBackoff: "2s",
    timeout: 500,
    lockTimeout: "3s",
  });
}

const cache = () => processWide("cache.answers", makeCache);

/** What `ask` may say of its answer: how long it is fresh. 0 keeps it from the cache. */
type KeepFor = (seconds: number) => void;

type Options = {
  /** Asks again whatever is cached. */
  fresh?: boolean;
  /** How long an expired answer waits for its successor before it serves once more. */
  staleAfterMs?: number;
};

/**
 * An answer that holds for every viewer of (channel, country, language), which `key` names.
 * One minute fresh, or as long as `ask` says; then asked again, and the expired answer serves for 24 h
 * when the new one is late (0.5 s) or fails. However many wait, `ask` runs once and its failure reaches
 * all of them. Failures are not cached; a denial (a code under 500, but a limit of calls) is an answer:
 * it is thrown and ends the expired one. `null` is cached for ten seconds.
 */
export function sharedAnswer<T>(
  key: string,
  ask: (keepFor: KeepFor) => Promise<T>,
  { fresh = false, staleAfterMs }: Options = {},
): Promise<T> {
  return coalesce(fresh ? `fresh|${key}` : key, () => lookUp(key, ask, fresh, staleAfterMs));
}

const underWay = () => processWide("cache.underWay", () => new Map<string, Promise<unknown>>());

// bentocache has those who wait ask one after the other when the first of them fails.
function coalesce<T>(key: string, work: () => Promise<T>): Promise<T> {
  const running = underWay();
  const known = running.get(key);
  // The key names the operation, so the value under it is what this operation gives.
  if (known) return known as Promise<T>;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

async function lookUp<T>(
  key: string,
  ask: (keepFor: KeepFor) => Promise<T>,
  fresh: boolean,
  staleAfterMs = 500,
): Promise<T> {
  let denial: unknown;
  let uncached: { answer: T } | undefined;
  try {
    const value = await cache().getOrSet<{ answer: T } | undefined>({
      key,
      forceFresh: fresh,
      timeout: staleAfterMs,
      factory: async (context) => {
        let seconds: number | undefined;
        try {
          const answer = await ask((given) => (seconds = given));
          if (answer === null) seconds = 10;
          uncached = { answer };
          if (seconds === 0) return context.skip();
          if (seconds !== undefined) context.setOptions({ ttl: seconds * 1_000 });
          return uncached;
        } catch (error) {
          if (!isDenial(error)) throw error;
          denial = error;
          return context.skip();
        }
      },
    });
    const found = value ?? uncached;
    if (found) return found.answer;
  } catch (error) {
    if (denial === undefined) throw causeOf(error);
  }
  throw denial;
}

/** Forgets everything; for tests, and when the embedded provider starts afresh. */
export async function forgetAnswers(): Promise<void> {
  await cache().clear();
}

function isDenial(error: unknown): boolean {
  return error instanceof ApiError && !isPassing(error);
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
}
