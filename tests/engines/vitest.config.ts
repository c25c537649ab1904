import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { listBrowserEngines } from "../../scripts/lib/browser-engines.mjs";

/** WebKitGTK under WebDriver reloads pages on the way back. */
const restoresPages = new Set(["Firefox"]);
/** The Chromium of all other browser tests shows no notifications. */
const pushes = "tests/engines/shown-pushes.test.ts";

function filesFor(name: string) {
  if (name === "Chromium") return { include: [pushes] };
  const restored = restoresPages.has(name) ? [] : ["tests/engines/restored-pages.test.ts"];
  return { include: ["tests/engines/**/*.test.ts"], exclude: [pushes, ...restored] };
}

/** Browser tests in the other engines of this machine: one browser at a time on a stack. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    globalSetup: ["tests/engines/support/start-stack.ts"],
    fileParallelism: false,
    // A browser takes seconds to start, so the files share it.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    projects: listBrowserEngines()
      .filter(({ missing }) => missing.length === 0)
      .map(({ name }) => ({
        extends: true,
        test: {
          name,
          ...filesFor(name),
          provide: { engine: name },
        },
      })),
  },
});
