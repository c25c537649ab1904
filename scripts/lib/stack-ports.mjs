/** Ports of the stacks that journeys run on. Read by whatever Node a new machine has, so it is no TypeScript. */
import { concurrencyOfThisMachine } from "./test-concurrency.mjs";

const firstSite = Number(process.env.TEST_PORT || 3300);
const firstProvider = Number(process.env.TEST_PROVIDER_PORT || 4300);

/** As many journeys go on at once, each on a stack of its own: data, faults and clock are one stack's. */
export const parallelJourneyCount = Number(
  process.env.TEST_LANES || concurrencyOfThisMachine().lanes,
);

/**
 * Ports of one stack; others than those from 3300 and 4300 by `TEST_PORT`, `TEST_PROVIDER_PORT`.
 * @param {number} lane
 * @returns {{ site: number, provider: number, console: number }}
 */
export function portsOfStack(lane) {
  const provider = firstProvider + 2 * lane;
  return { site: firstSite + 2 * lane, provider, console: provider + 1 };
}

/**
 * What `scripts/serve-for-tests.mjs` has to know for a stack on these ports that ends with the run.
 * @param {ReturnType<typeof portsOfStack>} ports
 * @returns {Record<string, string>}
 */
export function stackEnv({ site, provider, console }) {
  return {
    PORT: String(site),
    PROVIDER_PORT: String(provider),
    CONSOLE_PORT: String(console),
    ENDS_WITH_RUN: "1",
  };
}
