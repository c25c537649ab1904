import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { processWide } from "../process-wide.ts";

/** Calls of one channel that run at the same time, and that wait for their turn. */
const maxRunning = 32;
const maxWaiting = 256;
/** Calls that earn one second try, and the second tries that a channel can have saved. */
const callsPerRetry = 10;
const maxRetries = 10;

/** The share of one channel in the connections to the provider, and in retries. */
export type ChannelConnectionQuota = { turns: PQueue; earned: number };

const quotas = () =>
  processWide(
    "provider.quotas",
    () => new LRUCache<string, ChannelConnectionQuota>({ max: 1_000 }),
  );

/** The quota of a channel, so that a slow one takes nothing from the rest: docs/provider-api.md PA-90. */
export function getChannelConnectionQuota(channel: string): ChannelConnectionQuota {
  const known = quotas().get(channel);
  if (known) return known;
  const made = {
    turns: new PQueue({ concurrency: maxRunning }),
    earned: maxRetries * callsPerRetry,
  };
  quotas().set(channel, made);
  return made;
}

/** True if so many calls of the channel wait that a further one must fail immediately. */
export function isConnectionQuotaFull({ turns }: ChannelConnectionQuota): boolean {
  return turns.size >= maxWaiting;
}

/** Every first try earns a tenth of a second one. */
export function addRetryBudget(quota: ChannelConnectionQuota): void {
  quota.earned = Math.min(quota.earned + 1, maxRetries * callsPerRetry);
}

/** Takes one second try, if the channel has any: docs/provider-api.md PA-91. */
export function spendRetryBudget(quota: ChannelConnectionQuota): boolean {
  if (quota.earned < callsPerRetry) return false;
  quota.earned -= callsPerRetry;
  return true;
}
