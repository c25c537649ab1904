import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { startNodeProcess, waitUntilReachable } from "../../bench/processes.ts";
import { freePort } from "../../tests/support/free-port.ts";

/** The built site with its provider: origins of channels, and of the console that plays their apps. */
export type ScreenshotStack = {
  site: (channel: string) => string;
  console: (channel: string) => string;
  /** Deletes its data, once all processes have ended. */
  forget: () => Promise<void>;
};

const program = fileURLToPath(new URL("../serve-for-tests.mjs", import.meta.url));

/** Starts one on free ports, with fresh data; `stopAllProcesses()` of bench/processes.ts ends it. */
export async function startScreenshotStack(): Promise<ScreenshotStack> {
  const [port, providerPort, consolePort] = await freePorts(3);
  const child = startNodeProcess({
    name: "stack",
    args: [program],
    env: {
      PORT: `${port}`,
      PROVIDER_PORT: `${providerPort}`,
      CONSOLE_PORT: `${consolePort}`,
      ENDS_WITH_RUN: "1",
    },
  });
  await waitUntilReachable(`http://127.0.0.1:${port}/api/health`, child, 120);
  const data = fileURLToPath(new URL(`../../.cache/test-data-${port}`, import.meta.url));
  return {
    site: (channel) => `http://${channel}.localhost:${port}`,
    console: (channel) => `http://console.${channel}.localhost:${consolePort}`,
    forget: () => rm(data, { recursive: true, force: true }),
  };
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
