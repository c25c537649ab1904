import { defineConfig } from "playwright/test";
import { lanes, portsOf } from "./tests/support/ports.ts";
import { slowdown } from "./tests/support/slow-cpu.ts";

/** Browser journeys on the real stack: the built site behind its front, and the embedded provider. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: lanes,
  retries: 0,
  timeout: 60_000 * slowdown,
  expect: { timeout: 15_000 * slowdown },
  forbidOnly: true,
  reporter: [["list"]],
  use: { locale: "en-GB", trace: "retain-on-failure", screenshot: "only-on-failure" },
  // One after the other: the first one builds.
  webServer: Array.from({ length: lanes }, (_, lane) => stack(portsOf(lane))),
});

function stack({ site, provider }: ReturnType<typeof portsOf>) {
  return {
    command: "node scripts/serve-for-tests.mjs",
    url: `http://127.0.0.1:${site}/api/health`,
    env: { PORT: String(site), PROVIDER_PORT: String(provider) },
    timeout: 300_000,
    stdout: "pipe" as const,
    stderr: "pipe" as const,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
    reuseExistingServer: false,
  };
}
