import { defineConfig } from "playwright/test";
import { providerPort, sitePort } from "./tests/support/ports.ts";

/** Browser journeys on the real stack: the built site behind its front, and the embedded provider. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // One provider serves all, and its faults and clock are shared.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: { locale: "en-GB", trace: "retain-on-failure", screenshot: "only-on-failure" },
  webServer: {
    command: "node scripts/serve-for-tests.mjs",
    url: `http://127.0.0.1:${sitePort}/api/health`,
    env: { PORT: String(sitePort), PROVIDER_PORT: String(providerPort) },
    timeout: 300_000,
    stdout: "pipe",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    reuseExistingServer: false,
  },
});
