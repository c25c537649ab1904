import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type pg from "pg";

const maxNamed = 200;
const maxWatched = 500;
/** A longer one brings its rows with it, and hardly ever comes again. */
const maxLength = 16_384;
const oftenEnough = 3;

/**
 * Names the statements that come again and again, so that each connection parses and plans them once. So many at
 * most, since a connection keeps what it planned until it ends.
 */
export function namePreparedStatements(pool: pg.Pool): void {
  const nameOf = statementNames();
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const query = (requested: unknown, ...rest: unknown[]) =>
      send(
        isStatement(requested) ? { ...requested, name: nameOf(requested.text) } : requested,
        ...rest,
      );
    client.query = query as typeof client.query;
  });
}

/** The name of a statement, once it came often enough. */
function statementNames(): (text: string) => string | undefined {
  const named = new Map<string, string>();
  const seen = new LRUCache<string, number>({ max: maxWatched });
  return (text) => {
    const known = named.get(text);
    if (known || text.length > maxLength || named.size >= maxNamed) return known;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times < oftenEnough) return undefined;
    const name = createHash("sha256").update(text).digest("hex").slice(0, 32);
    named.set(text, name);
    return name;
  };
}

/** As Drizzle sends them; `begin` and the like are plain texts. */
function isStatement(requested: unknown): requested is { text: string } {
  return (
    typeof requested === "object" &&
    requested !== null &&
    "text" in requested &&
    !("submit" in requested)
  );
}
