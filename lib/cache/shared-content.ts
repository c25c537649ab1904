import { LRUCache } from "lru-cache";
import type { Content } from "../contract/content.ts";
import { isOutage, isPassing } from "../errors.ts";
import { processWide } from "../process-wide.ts";
import { coalesce } from "./coalesce.ts";

type Kept = { content: Content; until: number };
type Outcome = { content: Content } | { error: unknown };

const kept = () =>
  processWide("cache.content", () => new LRUCache<string, Kept>({ max: 5_000, ttl: 86_400_000 }));

/**
 * A content for signed-out viewers: kept for the `shared_s` seconds it allows, and for 24 h as the
 * answer of last resort while the provider is out. Without `shared_s` each viewer's own is asked.
 */
export async function sharedContent(key: string, ask: () => Promise<Content>): Promise<Content> {
  const known = kept().get(key);
  if (known && known.until > Date.now()) return known.content;
  const outcome = await askTogether(key, ask);
  if ("content" in outcome) return keep(key, outcome.content);
  if (known && isPassing(outcome.error)) return known.content;
  throw outcome.error;
}

/** Who only waited takes part in the outcome when it holds for all; a refusal may be one viewer's. */
async function askTogether(key: string, ask: () => Promise<Content>): Promise<Outcome> {
  let mine = false;
  const outcome = await coalesce(`content:${key}`, () => {
    mine = true;
    return settle(ask);
  });
  return mine || holdsForAll(outcome) ? outcome : settle(ask);
}

async function settle(ask: () => Promise<Content>): Promise<Outcome> {
  try {
    return { content: await ask() };
  } catch (error) {
    return { error };
  }
}

function holdsForAll(outcome: Outcome): boolean {
  return "content" in outcome ? Boolean(outcome.content.shared_s) : isOutage(outcome.error);
}

function keep(key: string, content: Content): Content {
  const seconds = content.shared_s ?? 0;
  if (seconds > 0) kept().set(key, { content, until: Date.now() + seconds * 1_000 });
  return content;
}
