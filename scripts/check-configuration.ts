/** Names every fault of the configuration, the site's and the embedded provider's, before anything long begins. */
import { EnvError, readEnv } from "../lib/env.ts";
import { configurationFaults } from "../provider/configuration-faults.ts";

const { env } = process;
const embedded = !env.PROVIDER_API_URL;
// The embedded site makes a secret of its own.
const secret = env.SESSION_SECRET || (embedded ? "-".repeat(32) : undefined);

const faults = [...siteFaults(), ...(embedded ? configurationFaults(env) : [])];
const nameOf = (fault: string) => fault.split(":")[0];
const named = faults.filter((one, at) => faults.findIndex((f) => nameOf(f) === nameOf(one)) === at);
if (named.length > 0) {
  process.stderr.write(`${new EnvError(named).message}\n`);
  process.exit(1);
}

function siteFaults(): string[] {
  try {
    readEnv({ ...env, SESSION_SECRET: secret });
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
}
