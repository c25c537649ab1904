import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

const pureFolders =
  "bridge channel consent contract gate i18n page-scripts playback provider scripts sections seo store styles urls";
const pureTests = pureFolders.split(" ").map((folder) => `tests/unit/${folder}/**/*.test.ts`);

/** Unit, component and contract tests; browser journeys are Playwright's. */
export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    maxWorkers: 2,
    coverage: {
      include: ["{app,components,lib,store,provider}/**/*.{ts,tsx}", "middleware.ts"],
      exclude: ["provider/seed/catalogues/**"],
      reporter: ["text-summary", "json-summary"],
    },
    testTimeout: 20_000,
    // A machine under load takes its time; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["tests/unit/**/*.test.ts"],
          exclude: [...pureTests, "tests/unit/provider/db/**"],
        },
      },
      {
        // Nothing here holds state of the process, so files share what they load: half the time.
        extends: true,
        test: {
          name: "pure",
          include: pureTests,
          exclude: ["tests/unit/provider/db/**"],
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
          name: "components",
          include: ["tests/components/**/*.test.{ts,tsx}", "tests/unit/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: ["tests/support/setup-components.ts"],
        },
      },
    ],
  },
});
