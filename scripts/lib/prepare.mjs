/** What would stop a start is reported at once, not after a build: faults of the configuration, taken ports. */
import { inRoot, node } from "./paths.mjs";
import { needPort, portFrom } from "./ports.mjs";
import { run } from "./run.mjs";
import { giveUp } from "./say.mjs";

const check = inRoot("scripts", "check-configuration.ts");

/**
 * Gives the plan of `startStack`; ends the process when it can't be carried out.
 * @param {{ dev: boolean }} options
 * @returns {Promise<import("./stack.mjs").Plan>}
 */
export async function prepare({ dev }) {
  const { code, output } = await run(node, [check], { env: { NODE_NO_WARNINGS: "1" } });
  if (code !== 0) giveUp(output.trim());
  const plan = {
    dev,
    port: portFrom("PORT", 3000),
    providerPort: portFrom("PROVIDER_PORT", 4000),
    host: process.env.HOST || "127.0.0.1",
    dataDir: process.env.DATA_DIR || inRoot(".data"),
    embedded: !process.env.PROVIDER_API_URL,
    consolePort: JSON.parse(output).consolePort,
  };
  await needPorts(plan);
  return plan;
}

/** @param {import("./stack.mjs").Plan} plan */
async function needPorts({ port, providerPort, consolePort, host, embedded }) {
  await needPort(port, host, "PORT");
  if (!embedded) return;
  if (port === providerPort) giveUp(`Port ${port} can't be both: set PORT or PROVIDER_PORT.`);
  await needPort(providerPort, "127.0.0.1", "PROVIDER_PORT");
  if (consolePort === undefined) return;
  if ([port, providerPort].includes(consolePort)) {
    giveUp(`Port ${consolePort} can't be the console's too: set CONSOLE_PORT.`);
  }
  await needPort(consolePort, "127.0.0.1", "CONSOLE_PORT");
}
