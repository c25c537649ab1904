/**
 * Names every fault of the configuration, the site's and the embedded provider's, before anything long
 * begins. Of a good one it prints, as JSON, what the start has to know besides the variables.
 */
import { type Env, EnvError, readEnv } from "../lib/env.ts";
import { configurationFaults } from "../provider/configuration.ts";

const { env } = process;
const embedded = !env.PROVIDER_API_URL;
// The embedded site makes a secret of its own.
const secret = env.SESSION_SECRET || (embedded ? "-".repeat(32) : undefined);

const site = readSite();
const faults = [...site.faults, ...(embedded ? configurationFaults(env) : [])];
const nameOf = (fault: string) => fault.split(":")[0];
const named = faults.filter((one, at) => faults.findIndex((f) => nameOf(f) === nameOf(one)) === at);
if (named.length > 0) {
  process.stderr.write(`${new EnvError(named).message}\n`);
  process.exit(1);
}
process.stdout.write(JSON.stringify({ consolePort: site.env?.consolePort }));

function readSite(): { env?: Env; faults: string[] } {
  try {
    return { env: readEnv({ ...env, SESSION_SECRET: secret }), faults: [] };
  } catch (error) {
    if (error instanceof EnvError) return { faults: error.faults };
    throw error;
  }
}
