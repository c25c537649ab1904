import { LRUCache } from "lru-cache";
import { ApiError } from "../errors.ts";
import { logger } from "../log.ts";
import { processWide } from "../process-wide.ts";
import { type Notice, sendNotice } from "../provider-api/notices.ts";

const maxConcurrent = 4;
const maxPerHour = 60;
const hourMs = 60 * 60_000;

type Board = {
  /** What was told, by channel, kind and text. */
  told: LRUCache<string, true>;
  /** How much each channel was told in the last hour. */
  counts: LRUCache<string, number>;
  waiting: (() => Promise<void>)[];
  underWay: number;
};

const board = (): Board =>
  processWide("notices", () => ({
    told: new LRUCache({ max: 2_000, ttl: 24 * hourMs }),
    counts: new LRUCache({ max: 500, ttl: hourMs, noUpdateTTL: true }),
    waiting: [],
    underWay: 0,
  }));

/**
 * Leaves a note for a channel's owner in the provider's console, in its own time: nobody waits for it
 * and nothing fails by it. The same note is told once in 24 h, a channel 60 an hour at most; the rest
 * is dropped. contract.md, Calls (`notices`).
 */
export function tellOwner(channel: string, notice: Notice): void {
  const { told, counts, waiting } = board();
  const key = JSON.stringify([channel, notice.kind, notice.detail]);
  const count = counts.get(channel) ?? 0;
  if (told.has(key) || count >= maxPerHour) return;
  told.set(key, true);
  counts.set(channel, count + 1);
  waiting.push(() => sendNotice(channel, notice).catch((error) => log(channel, notice, error)));
  void work();
}

async function work(): Promise<void> {
  const own = board();
  if (own.underWay >= maxConcurrent) return;
  own.underWay += 1;
  for (let next = own.waiting.shift(); next; next = own.waiting.shift()) await next();
  own.underWay -= 1;
}

/** A provider without a console answers 404; then the log is where the owner's people can read it. */
function log(channel: string, notice: Notice, error: unknown): void {
  const reason = error instanceof ApiError ? `code ${error.code}` : String(error);
  logger.info({ call: "notices", channel, ...notice, reason }, "notice not taken");
}
