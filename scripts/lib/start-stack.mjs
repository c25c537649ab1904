/** Starts the embedded provider and the site, or the site alone, and waits until they are well. */
import { pathToFileURL } from "node:url";
import { builtServerPath } from "./build-site.mjs";
import { superviseService } from "./supervise-services.mjs";
import { pathInProject, pinnedNodePath } from "./project-paths.mjs";
import { requireFreePort } from "./require-free-port.mjs";
import { runNamedStep } from "./print-steps.mjs";
import { readOrCreateSecret } from "./read-or-create-secret.mjs";

const preload = pathToFileURL(pathInProject("lib", "front", "preload.ts")).href;
// A page leaves much behind that dies at once; with room for it, little is moved about (docs/operations.md).
const roomForYoung = "--max-semi-space-size=64";
// The console's scripts are TypeScript that the provider strips of its types for the browser.
const quiet = "--disable-warning=ExperimentalWarning";
const nextProgram = pathInProject("node_modules", "next", "dist", "bin", "next");

/**
 * @typedef {{ port: number, providerPort: number, consolePort?: number, host: string, dataDir: string, dev: boolean, embedded: boolean, isEmpty?: boolean, siteLast?: boolean }} Plan
 */

/**
 * Resolves with true when all are healthy; else everything is being stopped.
 * @param {Plan} plan
 */
export async function startStack(plan) {
  await requireFreePort(plan.port, plan.host, "PORT");
  if (plan.embedded) await requireFreePort(plan.providerPort, "127.0.0.1", "PROVIDER_PORT");
  return runNamedStep("Starting", () => startAll(plan));
}

/** @param {Plan} plan */
async function startAll(plan) {
  const env = environment(plan);
  const reachable = ["0.0.0.0", "::"].includes(plan.host) ? "127.0.0.1" : plan.host;
  const authority = reachable.includes(":") ? `[${reachable}]` : reachable;
  const provider = plan.embedded && startProvider(plan, env);
  // Whoever watches the site's health alone takes it for that of both.
  if (plan.siteLast && !(await provider)) return false;
  const site = startSite(plan, env, `http://${authority}:${plan.port}/api/health`);
  // The site calls its provider when a page is requested: neither waits for the other.
  const [isProviderWell, isSiteWell] = await Promise.all([provider || true, site]);
  return isProviderWell && isSiteWell;
}

/**
 * @param {Plan} plan
 * @param {Record<string, string>} env
 */
function startProvider({ providerPort }, env) {
  return superviseService({
    name: "provider",
    program: pinnedNodePath,
    args: [quiet, pathInProject("provider", "main.ts")],
    env,
    health: `http://127.0.0.1:${providerPort}/health`,
  });
}

/**
 * @param {Plan} plan
 * @returns {Record<string, string>}
 */
function environment(plan) {
  const env = { PORT: String(plan.port), HOST: plan.host };
  if (!plan.embedded) return env;
  return {
    ...env,
    PROVIDER_PORT: String(plan.providerPort),
    DATA_DIR: plan.dataDir,
    SESSION_SECRET:
      process.env.SESSION_SECRET || readOrCreateSecret(plan.dataDir, "session-secret"),
    PROVIDER_SECRET:
      process.env.PROVIDER_SECRET || readOrCreateSecret(plan.dataDir, "provider-secret"),
  };
}

/**
 * @param {Plan} plan
 * @param {Record<string, string>} env
 * @param {string} health
 */
function startSite({ dev }, env, health) {
  const site = { name: "site", program: pinnedNodePath, health };
  if (!dev) {
    const args = [roomForYoung, "--import", preload, builtServerPath];
    return superviseService({ ...site, args, env: { ...env, NODE_ENV: "production" } });
  }
  const options = [process.env.NODE_OPTIONS, `--import=${preload}`].filter(Boolean).join(" ");
  return superviseService({
    ...site,
    args: [nextProgram, "dev"],
    env: { ...env, NODE_OPTIONS: options },
  });
}
