/**
 * Names every fault of the configuration, the site's and the embedded provider's, before anything long
 * begins. Of a good one it prints, as JSON, what the start has to know besides the variables.
 */
import { type Env, EnvError, readEnv } from "../lib/env.ts";
import { openGeoDatabase } from "../lib/viewer/locate-ip-address.ts";
import { findConfigurationErrors } from "../provider/configuration.ts";

const { env } = process;
const embedded = !env.PROVIDER_API_URL;
// The embedded site makes a secret of its own.
const secret = env.SESSION_SECRET || (embedded ? "-".repeat(32) : undefined);

const site = readSite();
const faults = [
  ...site.faults,
  ...placeFaults(),
  ...(embedded ? findConfigurationErrors(env) : []),
];
const nameOf = (fault: string) => fault.split(":")[0];
const named = faults.filter((one, at) => faults.findIndex((f) => nameOf(f) === nameOf(one)) === at);
if (named.length > 0) {
  process.stderr.write(`${new EnvError(named).message}\n`);
  process.exit(1);
}
process.stdout.write(JSON.stringify({ consolePort: site.env?.consolePort }));

/** The database is read once to see that it can be. */
function placeFaults(): string[] {
  return faultsOf(() => openGeoDatabase(env.GEOIP_DB || undefined));
}

function readSite(): { env?: Env; faults: string[] } {
  let read: Env | undefined;
  const faults = faultsOf(() => (read = readEnv({ ...env, SESSION_SECRET: secret })));
  return { env: read, faults };
}

function faultsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
}
