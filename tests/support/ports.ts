import { portsOf } from "../../scripts/lib/lane-ports.mjs";

/** Where the stack of this process of journeys listens. */
export const {
  site: sitePort,
  provider: providerPort,
  console: consolePort,
} = portsOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
