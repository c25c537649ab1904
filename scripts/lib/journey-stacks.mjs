/**
 * The stacks of the journeys, started while tests run that leave a processor now and then: seeding two
 * providers one after the other takes as long as forty journeys.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { waitUntilHealthy } from "./wait-until-healthy.mjs";
import { parallelJourneyCount, portsOfStack, stackEnv } from "./stack-ports.mjs";
import { pathInProject, pinnedNodePath, projectRoot } from "./project-paths.mjs";
import { findPortProblem } from "./require-free-port.mjs";
import { shiftedClockEnv } from "./shifted-clock.mjs";

/**
 * One stack for each lane, on the ports that Playwright would give it, and none where somebody listens there
 * already. `areWell` resolves with false where Playwright has to start its own.
 * @returns {Promise<{ areWell: () => Promise<boolean>, stop: () => Promise<void> }>}
 */
export async function startJourneyStacks() {
  const ports = Array.from({ length: parallelJourneyCount }, (_, lane) => portsOfStack(lane));
  const reasons = await Promise.all(ports.map(({ site }) => findPortProblem(site, "127.0.0.1")));
  const stacks = reasons.some(Boolean) ? [] : ports.map(start);
  const stop = async () => {
    await Promise.all(stacks.map(({ child }) => end(child)));
  };
  process.once("exit", () => stacks.forEach(({ child }) => child.kill("SIGTERM")));
  return {
    areWell: async () => {
      const wells = await Promise.all(stacks.map(({ isWell }) => isWell));
      if (wells.length > 0 && wells.every(Boolean)) return true;
      await stop();
      return false;
    },
    stop,
  };
}

/** @param {ReturnType<typeof portsOfStack>} ports */
function start(ports) {
  const child = spawn(pinnedNodePath, [pathInProject("scripts", "serve-for-tests.mjs")], {
    cwd: projectRoot,
    env: { ...process.env, ...shiftedClockEnv(), ...stackEnv(ports) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return { child, isWell: waitUntilHealthy(`http://127.0.0.1:${ports.site}/api/health`, child) };
}

/** @param {import("node:child_process").ChildProcess} child */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
