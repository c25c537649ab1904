/** What would stop a start is reported at once, not after a build: faults of the configuration, taken ports. */
import { pathInProject, pinnedNodePath } from "./project-paths.mjs";
import { requireFreePort, readPortVariable } from "./require-free-port.mjs";
import { runProgram } from "./run-program.mjs";
import { exitWithMessage } from "./print-steps.mjs";

const check = pathInProject("scripts", "check-configuration.ts");

/**
 * Gives the plan of `startStack`; ends the process when it can't be carried out.
 * @param {{ dev: boolean }} options
 * @returns {Promise<import("./start-stack.mjs").Plan>}
 */
export async function prepareStackPlan({ dev }) {
  const { code, output } = await runProgram(pinnedNodePath, [check], {
    env: { NODE_NO_WARNINGS: "1" },
  });
  if (code !== 0) exitWithMessage(output.trim());
  const isEmpty = process.env.DEMO === "0";
  const plan = {
    dev,
    port: readPortVariable("PORT", 3000),
    providerPort: readPortVariable("PROVIDER_PORT", 4000),
    host: process.env.HOST || "127.0.0.1",
    // `npm run reset` deletes the demo's data and never an owner's.
    dataDir: process.env.DATA_DIR || pathInProject(isEmpty ? ".data-own" : ".data"),
    isEmpty,
    embedded: !process.env.PROVIDER_API_URL,
    consolePort: JSON.parse(output).consolePort,
  };
  await needPorts(plan);
  return plan;
}

/** @param {import("./start-stack.mjs").Plan} plan */
async function needPorts({ port, providerPort, consolePort, host, embedded }) {
  await requireFreePort(port, host, "PORT");
  if (!embedded) return;
  if (port === providerPort)
    exitWithMessage(`Port ${port} can't be both: set PORT or PROVIDER_PORT.`);
  await requireFreePort(providerPort, "127.0.0.1", "PROVIDER_PORT");
  if (consolePort === undefined) return;
  if ([port, providerPort].includes(consolePort)) {
    exitWithMessage(`Port ${consolePort} can't be the console's too: set CONSOLE_PORT.`);
  }
  await requireFreePort(consolePort, "127.0.0.1", "CONSOLE_PORT");
}
