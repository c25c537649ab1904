import { portsOfStack } from "../../scripts/lib/stack-ports.mjs";

/** The ports of the stack of this test process. */
export const {
  site: sitePort,
  provider: providerPort,
  console: consolePort,
} = portsOfStack(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
