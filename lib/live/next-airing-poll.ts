import type { AiringFacts } from "./airing.ts";

/** The number of failed requests since the last response, and a number from 0 to 1 that spreads viewers. */
type Circumstances = {
  failures: number;
  random: number;
  /** The usual pause; a minute. */
  everyMs?: number | undefined;
};

const minuteMs = 60_000;
const usualSpreadMs = 10_000;
const startSpreadMs = 5_000;
const firstRetryMs = 2_000;

/**
 * Milliseconds until a page requests the state of its content again: once a minute (± 5 s), within five seconds after
 * the start, then every five seconds for two minutes, every fifteen seconds for ten minutes; with growing pauses
 * while requests fail. `Infinity` for a film. `now` is the server's clock. docs/behaviour.md BE-122.
 */
export function nextAiringPollMs(
  { state, startTime }: AiringFacts,
  now: number,
  { failures, random, everyMs = minuteMs }: Circumstances,
): number {
  const usual = everyMs + (random - 0.5) * usualSpreadMs;
  if (failures > 0)
    return Math.min(usual, firstRetryMs * 2 ** (failures - 1) * (0.75 + random / 2));
  if (state === "vod") return Number.POSITIVE_INFINITY;
  if (state !== "scheduled" || startTime === undefined) return usual;
  const late = now - startTime;
  if (late < 0) return Math.min(usual, random * startSpreadMs - late);
  if (late < 2 * minuteMs) return startSpreadMs * (0.6 + 0.8 * random);
  return late < 10 * minuteMs ? 15_000 * (0.6 + 0.8 * random) : usual;
}
