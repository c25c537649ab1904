import { BentoCache, bentostore } from "bentocache";
import { memoryDriver } from "bentocache/drivers/memory";
import { ApiError, isPassing } from "../errors.ts";
import { processWide } from "../process-wide.ts";
import { coalesce } from "./coalesce.ts";

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

/**
 * An answer that holds for every viewer of (channel, country, language), which `key` names.
 * One minute fresh; then asked again, and the old answer serves for 24 h when the new one is late
 * (0.5 s) or fails. However many wait, `ask` runs once. Failures are not kept; a refusal (a code
 * under 500, but a limit of calls) is an answer: it is thrown and ends the old one. `null` is kept ten seconds. With `fresh`
 * it is asked again whatever is kept.
 */
export function sharedAnswer<T>(key: string, ask: () => Promise<T>, fresh = false): Promise<T> {
  return coalesce(fresh ? `fresh|${key}` : key, () => lookUp(key, ask, fresh));
}

async function lookUp<T>(key: string, ask: () => Promise<T>, fresh: boolean): Promise<T> {
  let refusal: unknown;
  try {
    const value = await cache().getOrSet<{ answer: T } | undefined>({
      key,
      forceFresh: fresh,
      factory: async (context) => {
        try {
          const answer = await ask();
          if (answer === null) context.setOptions({ ttl: "10s" });
          return { answer };
        } catch (error) {
          if (!isRefusal(error)) throw error;
          refusal = error;
          return context.skip();
        }
      },
    });
    if (value) return value.answer;
  } catch (error) {
    if (refusal === undefined) throw causeOf(error);
  }
  throw refusal;
}

/** Forgets everything; for tests, and when the embedded provider starts afresh. */
export async function forgetAnswers(): Promise<void> {
  await cache().clear();
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && !isPassing(error);
}

function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof ApiError ? error.cause : error;
}
