import { defineConfig } from "playwright/test";
import { parallelJourneyCount, portsOfStack, stackEnv } from "./scripts/lib/stack-ports.mjs";
import { isStackCurrent } from "./tests/support/running-stack.ts";
import { slowdown } from "./tests/support/slow-cpu.ts";
import { matrixTag, isWholeMatrix } from "./tests/support/matrix.ts";

/** They decode pictures all the while, which two at once would be too slow for. */
const films =
  /\/(playback|continue-watching|around-player|film-start|live|network|keyboard|caption-layout|touch|tiny-provider|closed-films|media-addresses|streams)\.spec\.ts$/;

// Workers read this file anew, without the command line. What failed may be of either tier.
const isSecondTry = process.argv.includes("--last-failed");
if (isSecondTry) process.env.TEST_TRACE = "1";

/**
 * Browser journeys on the real stack: the built site behind its front, and the embedded provider. Each lane has
 * a stack of its own; what failed is traced when it is run again: `npm run test:e2e -- --last-failed`.
 */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: parallelJourneyCount,
  retries: 0,
  timeout: 60_000 * slowdown,
  expect: { timeout: 15_000 * slowdown, toPass: { intervals: [100] } },
  forbidOnly: true,
  grepInvert: isWholeMatrix || isSecondTry ? undefined : new RegExp(matrixTag),
  reporter: [["list"], ["json", { outputFile: ".cache/reports/playwright.json" }]],
  use: {
    locale: "en-GB",
    // What a visit saves for a lost network is the subject of two files, which allow it: docs/testing.md.
    serviceWorkers: "block",
    trace: process.env.TEST_TRACE ? "retain-on-failure" : "off",
  },
  projects: [
    { name: "films", testMatch: films, workers: 1 },
    { name: "journeys", testMatch: /\.(?:spec|test)\.ts$/, testIgnore: films },
  ],
  // One after the other: the first one builds.
  webServer: Array.from({ length: parallelJourneyCount }, (_, lane) => stack(portsOfStack(lane))),
});

function stack(ports: ReturnType<typeof portsOfStack>) {
  const { site } = ports;
  return {
    command: "node scripts/serve-for-tests.mjs",
    url: `http://127.0.0.1:${site}/api/health`,
    env: stackEnv(ports),
    timeout: 300_000,
    stdout: "pipe" as const,
    stderr: "pipe" as const,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
    // Those of the same run are there already: scripts/lib/journey-stacks.mjs.
    reuseExistingServer:
      Boolean(process.env.TEST_STACKS_RUN) || (!process.env.CI && isStackCurrent(site)),
  };
}
