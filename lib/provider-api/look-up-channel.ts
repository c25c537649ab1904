import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { ApiError, isNotFoundApiError } from "../api-error.ts";
import { processWide } from "../process-wide.ts";
import { clientNetwork } from "../viewer/client-network.ts";

/** Look-ups a second of labels without a known channel: of one client, and of all. */
const perClient = 50;
const perSecond = 200;

const state = () =>
  processWide("channels.look-up", () => ({
    known: new LRUCache<string, true>({ max: 20_000 }),
    client: new RateLimiterMemory({ points: perClient, duration: 1 }),
    all: new RateLimiterMemory({ points: perSecond, duration: 1 }),
  }));

const unknownHosts = "unknown hosts";

/**
 * Requests the channel of a label with its quota of connections: that of the channel once it was found, else the one
 * that all unknown labels share. If there are too many unknown labels, the result is 503 without a call, so that
 * invented hosts do not affect channels. docs/security.md SE-63.
 */
export async function lookUpChannel<T>(
  label: string,
  client: string,
  load: (quota: string) => Promise<T>,
): Promise<T> {
  const { known } = state();
  const isKnown = known.has(label);
  if (!isKnown) await countUnknown(client);
  try {
    const found = await load(isKnown ? label : unknownHosts);
    known.set(label, true);
    return found;
  } catch (error) {
    if (isNotFoundApiError(error)) known.delete(label);
    throw error;
  }
}

/**
 * Requests the channel of a domain in the same way. A host whose first label names a channel counts as found: it is
 * requested again as often as that channel's other hosts.
 */
export async function lookUpDomain<T>(
  host: string,
  client: string,
  load: (quota: string) => Promise<T | null>,
): Promise<T | null> {
  const { known } = state();
  const isKnown = known.has(host);
  if (!isKnown) await countUnknown(client);
  const found = await load(isKnown ? host : unknownHosts);
  if (found !== null || known.has(host.split(".")[0] ?? "")) known.set(host, true);
  else known.delete(host);
  return found;
}

/** True for a label that a channel was found for. */
export function isKnownChannelLabel(label: string): boolean {
  return state().known.has(label);
}

async function countUnknown(client: string): Promise<void> {
  const { client: ofClient, all } = state();
  try {
    await ofClient.consume(clientNetwork(client));
    await all.consume("all");
  } catch {
    throw new ApiError("channel", { code: 503, retryAfterS: 1 });
  }
}
