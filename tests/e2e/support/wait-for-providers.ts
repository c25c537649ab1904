import { setTimeout as wait } from "node:timers/promises";
import { lanes, portsOf } from "../../support/ports.ts";

const limitMs = 120_000;

/**
 * Global setup: every lane's provider answers before the first journey. Playwright itself waits for the
 * sites alone, and a site is healthy without its provider.
 */
export default async function waitForProviders(): Promise<void> {
  const ports = Array.from({ length: lanes }, (_, lane) => portsOf(lane).provider);
  await Promise.all(ports.map(isHealthy));
}

async function isHealthy(port: number): Promise<void> {
  const url = `http://127.0.0.1:${port}/health`;
  const end = Date.now() + limitMs;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (Date.now() > end) throw new Error(`${url} does not answer.`);
    await wait(100);
  }
}
