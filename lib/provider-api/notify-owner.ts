import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { isApiError } from "../api-error.ts";
import { logger } from "../log.ts";
import { processWide } from "../process-wide.ts";
import type { CallContext } from "./call-context.ts";
import { type OwnerNotice, postOwnerNotice } from "./owner-notices.ts";

const maxWaiting = 1_000;
const hourS = 60 * 60;

const outbox = () =>
  processWide("notices", () => ({
    /** The notices of the last 24 h, by channel, kind and text. */
    sent: new LRUCache<string, true>({ max: 2_000, ttl: 24 * hourS * 1_000 }),
    perChannel: new RateLimiterMemory({ points: 60, duration: hourS }),
    queue: new PQueue({ concurrency: 4 }),
  }));

/**
 * Sends a notice to a channel's owner, into the provider's console, in the background: no request waits for it or
 * fails because of it. `callContext` is that of the request that caused it. The same notice is sent once in 24 h, and
 * at most 60 notices an hour for a channel. Further notices are dropped, and so are those above 1,000 that wait.
 * docs/behaviour.md BE-72.
 */
export function notifyOwner(callContext: CallContext, channel: string, notice: OwnerNotice): void {
  const { sent, perChannel } = outbox();
  const key = JSON.stringify([channel, notice.kind, notice.detail]);
  if (sent.has(key)) return;
  sent.set(key, true);
  void perChannel.consume(channel).then(
    () => enqueue(callContext, channel, notice),
    () => undefined,
  );
}

function enqueue(callContext: CallContext, channel: string, notice: OwnerNotice): void {
  const { queue } = outbox();
  if (queue.size >= maxWaiting) return;
  void queue.add(() =>
    postOwnerNotice(callContext, channel, notice).catch((error) => log(channel, notice, error)),
  );
}

/** A provider without a console responds 404; then the owner's operators find the notice in the log. */
function log(channel: string, notice: OwnerNotice, error: unknown): void {
  const reason = isApiError(error) ? `code ${error.code}` : String(error);
  logger.info({ call: "notices", channel, ...notice, reason }, "notice not taken");
}
