import { portsOf } from "../../scripts/lib/lane-ports.mjs";

/** The ports of the stack of this test process. */
export const {
  site: sitePort,
  provider: providerPort,
  console: consolePort,
} = portsOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
