import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../support/free-port.ts";
import { providerPort } from "../../support/ports.ts";
import { sendRequest } from "./send-request.ts";

const inRoot = (path: string) => new URL(`../../../${path}`, import.meta.url);
/** The folder of the built site. */
export const builtSite = fileURLToPath(inRoot(".next/standalone"));
const front = inRoot("lib/front/preload.ts").href;
const clock = new URL("./clock-ahead.ts", import.meta.url).href;

/** A separate process of the site, with empty caches. */
export type StartedSite = {
  port: number;
  /** A URL of a channel on it. */
  at: (channel: string, path?: string) => string;
  /** Its log so far: one object a line. */
  log: () => Record<string, unknown>[];
  /** Advances its clock by an hour, so that all cached data is stale. */
  anHourLater: () => Promise<void>;
  /** Closes the reading end of its output, which it then writes to. Returns its exit code. */
  deafen: () => Promise<number | null>;
  stop: () => Promise<void>;
};

/**
 * Starts the built site on a free port, in front of the tests' provider, and waits until it is
 * healthy. `env` changes its environment: `startSite({ PROVIDER_API_URL: "http://…" })`, `PORT` too. `folder`
 * is that of a changed copy of the built site.
 */
export async function startSite(
  env: Record<string, string> = {},
  folder = builtSite,
): Promise<StartedSite> {
  const program = join(folder, "server.js");
  const port = Number(env.PORT) || (await freePort());
  const lines: string[] = [];
  const child = spawn(process.execPath, ["--import", clock, "--import", front, program], {
    env: { ...process.env, ...surroundings(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stderr.pipe(process.stderr, { end: false });
  let rest = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    const parts = (rest + text).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
  });
  await untilWell(child, port);
  return {
    port,
    at: (channel, path = "/") => `http://${channel}.localhost:${port}${path}`,
    log: () => lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line)),
    anHourLater: async () => {
      const seen = lines.length;
      child.kill("SIGUSR2");
      while (!lines.slice(seen).includes("an hour later")) await once(child.stdout, "data");
    },
    deafen: async () => {
      child.stdout.destroy();
      child.stderr.destroy();
      child.kill("SIGUSR2");
      await once(child, "exit");
      return child.exitCode;
    },
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** Starts only Next's server of the built site, as `next start` would. */
export async function startWithoutFront(): Promise<Pick<StartedSite, "port" | "stop">> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(builtSite, "server.js")], {
    env: { ...process.env, ...surroundings(port), HOSTNAME: "127.0.0.1" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await sendRequest("any", { port }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`The site has ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { port, stop };
}

function surroundings(port: number): Record<string, string> {
  return {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    SESSION_SECRET: "a secret of browser tests that is long enough to seal",
  };
}

async function untilWell(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const health = await sendRequest("any", { path: "/api/health", port }).catch(() => undefined);
    if (health?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site has ended with ${child.exitCode} before it was well.`);
}
