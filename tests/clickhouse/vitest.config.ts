import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Claims about ClickHouse, on its own engine. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["tests/clickhouse/**/*.test.ts"],
    globalSetup: ["tests/clickhouse/support/start-clickhouse.ts"],
    // They share one ClickHouse, which each empties.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
