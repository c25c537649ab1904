/** How long the front may keep an answer, in seconds from its making. */
export type Lifetime = { fresh: number; stale: number; error: number };

const day = 86_400;

/**
 * Reads a `Cache-Control` value: `public, s-maxage=60, stale-while-revalidate=600` →
 * `{ fresh: 60, stale: 660, error: 86460 }`. Undefined when it may not be shared. A `ttl` (seconds)
 * shortens it and forbids serving it stale, but after a failure.
 */
export function lifetimeOf(control: unknown, ttl?: unknown): Lifetime | undefined {
  if (typeof control !== "string" || !/\bpublic\b/.test(control)) return undefined;
  if (/\b(?:private|no-store)\b/.test(control)) return undefined;
  const fresh = seconds(control, "s-maxage");
  if (!fresh) return undefined;
  const error = seconds(control, "stale-if-error") ?? day;
  const most = ttl === undefined ? Number.NaN : Number(ttl);
  if (most >= 0 && most < fresh) return { fresh: most, stale: most, error: most + error };
  const stale = fresh + (seconds(control, "stale-while-revalidate") ?? 0);
  return { fresh, stale, error: fresh + error };
}

/** The value of one directive in seconds, or undefined. */
function seconds(control: string, name: string): number | undefined {
  const found = new RegExp(`(?:^|[\\s,])${name}\\s*=\\s*"?([0-9]+)`, "i").exec(control);
  return found ? Number(found[1]) : undefined;
}
