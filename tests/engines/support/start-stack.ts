import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { stackEnv } from "../../../scripts/lib/stack-ports.mjs";
import { consolePort, providerPort, sitePort } from "../../support/ports.ts";
import { isStackCurrent } from "../../support/running-stack.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The built site and its provider for a run. A stack that runs already from the current sources is reused. */
export default async function setup(): Promise<() => Promise<void>> {
  if (isStackCurrent(sitePort)) return async () => {};
  const stack = spawn(process.execPath, ["scripts/serve-for-tests.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      ...stackEnv({ site: sitePort, provider: providerPort, console: consolePort }),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await isWell())) {
    if (stack.exitCode !== null) throw new Error(`The stack has ended with ${stack.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    stack.kill("SIGTERM");
    await once(stack, "exit");
  };
}

function isWell(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${sitePort}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
