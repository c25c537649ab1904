/** Waits until a child's health check succeeds. */
import { get } from "node:http";

const betweenMs = 150;

/**
 * Resolves with true at the first 200 from `url`, with false when the child ends before.
 * @param {string} url
 * @param {import("node:child_process").ChildProcess} child
 */
export async function waitUntilHealthy(url, child, maxMs = 120_000) {
  const end = Date.now() + maxMs;
  while (Date.now() < end && child.exitCode === null && child.signalCode === null) {
    if ((await statusOf(url)) === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
  }
  return false;
}

/**
 * @param {string} url
 * @returns {Promise<number | undefined>}
 */
function statusOf(url) {
  return new Promise((resolve) => {
    const request = get(url, { timeout: 5_000, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(undefined));
  });
}
