import type { MediaUrlContext } from "./media/media-urls.ts";

/**
 * The inputs of a response besides the database: the provider's clock (`now`, epoch ms), the
 * moment its programme counts from, how far that clock is from the real one, and the media.
 */
export type ResponseContext = MediaUrlContext & { now: number; anchor: number; offsetMs: number };

/** ISO 8601 UTC, as times that end in `_at` or `_time` are written. */
export function formatIsoUtcTime(ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : new Date(ms).toISOString();
}
