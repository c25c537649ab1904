import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { concurrencyOfThisMachine } from "./scripts/lib/test-concurrency.mjs";

const root = fileURLToPath(new URL(".", import.meta.url));

const pureFolders =
  "analytics bridge channel client-errors consent contract devices docs front gate i18n live page-scripts payment " +
  "playback provider saved scripts sections seo session store styles urls viewer";
const pureTests = pureFolders.split(" ").map((folder) => `tests/unit/${folder}/**/*.test.ts`);

/** They change Node's own modules (msw), or what the whole process knows of a provider. */
const networkTests = globSync(pureTests, { cwd: root }).filter((file) =>
  /support\/use-(?:server|tiny-provider)/.test(readFileSync(`${root}${file}`, "utf8")),
);

/** They set the environment or files before these are read, and a process reads them once. */
const settingTests = [
  "tests/unit/front/faces/fetch-font.test.ts",
  "tests/unit/seo/{app-icons,manifest}.test.ts",
  "tests/unit/session/preview-passes.test.ts",
  "tests/unit/pages/unreadable-texts.test.ts",
];

/** They put a `location` of their own in the place of the page's, which a real one does not allow. */
const leavingTests = [
  "tests/components/account/registration/registration-date-field.test.tsx",
  "tests/components/gifts/gift-form.test.tsx",
  "tests/components/offline-bar.test.tsx",
  "tests/components/payment/*.test.tsx",
  "tests/components/paywalls/price-form.test.tsx",
];

/** A context of its own for each file in a process that keeps what it has compiled: half the time of a process each. */
const isolatedContexts = { pool: "vmThreads" } as const;

/** What a test has drawn is gone before its file takes back what that stood on. */
const cleanupFirst = {
  sequence: { hooks: "list" as const },
  setupFiles: ["tests/support/setup-components.ts"],
};

/** Unit, component and contract tests; browser journeys are Playwright's. */
export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    maxWorkers: concurrencyOfThisMachine().workers,
    coverage: {
      include: ["{app,components,lib,store,provider}/**/*.{ts,tsx}", "middleware.ts"],
      reporter: ["text-summary", "json-summary"],
    },
    // A machine under load takes its time; what never comes fails all the same.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          // A process each: what stands in for the provider changes Node's own modules.
          name: "node",
          include: ["tests/unit/**/*.test.ts"],
          exclude: ["tests/unit/provider/db/**", ...pureTests],
        },
      },
      {
        extends: true,
        test: {
          name: "setting",
          include: [...settingTests, ...networkTests],
        },
      },
      {
        // Nothing here holds state of the process, so files share what they load: half the time.
        extends: true,
        test: {
          name: "pure",
          include: pureTests,
          exclude: [...settingTests, ...networkTests, "tests/unit/provider/db/**"],
          isolate: false,
        },
      },
      {
        // What a file loads stays loaded for the next one: the databases above all.
        extends: true,
        test: {
          name: "provider",
          include: ["tests/contract/**/*.test.ts", "tests/unit/provider/db/**/*.test.ts"],
          globalSetup: ["tests/contract/support/start-postgres.ts"],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...isolatedContexts,
          ...cleanupFirst,
          name: "components",
          include: ["tests/components/**/*.test.{ts,tsx}", "tests/unit/**/*.test.tsx"],
          exclude: leavingTests,
          environment: "jsdom",
        },
      },
      {
        extends: true,
        test: {
          ...cleanupFirst,
          name: "leaving",
          include: leavingTests,
          environment: "jsdom",
        },
      },
    ],
  },
});
