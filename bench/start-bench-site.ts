import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type RunningProcess, startNodeProcess, waitUntilReachable } from "./processes.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const server = ".next/standalone/server.js";

/** Starts the built site alone, before a provider, as `npm start` does in production; `env` adds to its settings. */
export async function startBenchSite(
  port: number,
  providerUrl: string,
  env: Record<string, string> = {},
): Promise<RunningProcess> {
  if (!existsSync(`${root}${server}`)) throw new Error("there is no build: run npm run build");
  const child = startNodeProcess({
    name: "site",
    args: ["--max-semi-space-size=64", "--import", "./lib/front/preload.ts", server],
    cwd: root,
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      PROVIDER_API_URL: providerUrl,
      ANALYTICS_URL: `${providerUrl}/events`,
      DEFAULT_CHANNEL: "bench",
      SESSION_SECRET: randomBytes(32).toString("hex"),
      LOG_LEVEL: "error",
      ...env,
    },
  });
  await waitUntilReachable(`http://127.0.0.1:${port}/api/health`, child);
  return child;
}
