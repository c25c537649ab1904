// `npm run lighthouse`: scores of home and video pages on a slow phone; code 1 when a bar is missed.
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { startBenchBrowser } from "../start-bench-browser.ts";
import { startNodeProcess, stopAllProcesses, waitUntilReachable } from "../processes.ts";
import {
  type LighthouseResult,
  runLighthouse,
  lighthouseThresholds,
  meetsLighthouseThresholds,
} from "./run-lighthouse.ts";
import { lighthousePages } from "./lighthouse-pages.ts";

const sitePort = Number(process.env.BENCH_PORT ?? 3400);
const stack = fileURLToPath(new URL("../../scripts/serve-for-tests.mjs", import.meta.url));

const child = startNodeProcess({
  name: "stack",
  args: [stack],
  env: { PORT: String(sitePort), PROVIDER_PORT: String(sitePort + 1) },
});
try {
  await waitUntilReachable(`http://127.0.0.1:${sitePort}/api/health`, child, 120);
  const results: LighthouseResult[] = [];
  for (const page of lighthousePages) {
    const result = await inNewBrowser((port) => runLighthouse(page, page.url(sitePort), port));
    print(result);
    results.push(result);
  }
  process.exitCode = results.every(meetsLighthouseThresholds) ? 0 : 1;
} finally {
  await stopAllProcesses();
}

// Lighthouse closes the last window of a browser, and with it the browser.
async function inNewBrowser<T>(work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  // A graphics card played by the processor would count as work of the page.
  const browser = await startBenchBrowser([`--remote-debugging-port=${port}`, "--disable-gpu"]);
  try {
    return await work(port);
  } finally {
    await browser.close();
  }
}

function print(result: LighthouseResult): void {
  const { page, scores, missed } = result;
  const lines = Object.entries(lighthouseThresholds).map(([name, bar]) => {
    const judged = !(name === "seo" && page.hidden);
    const score = scores[name as keyof typeof lighthouseThresholds];
    return `${name} ${score}${judged ? ` (≥ ${bar})` : " (not judged)"}`;
  });
  console.log(
    `${meetsLighthouseThresholds(result) ? "pass" : "miss"}  ${page.name}: ${lines.join(", ")}`,
  );
  for (const line of missed) console.log(`        ${line}`);
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
