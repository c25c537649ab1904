import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Unit, component and contract tests; browser journeys are Playwright's. */
export default defineConfig({
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    maxWorkers: 2,
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: { name: "node", include: ["tests/{unit,contract}/**/*.test.ts"] },
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
