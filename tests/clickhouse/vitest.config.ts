import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests of the ClickHouse store against ClickHouse's engine. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["tests/clickhouse/**/*.test.ts"],
    globalSetup: ["tests/clickhouse/support/start-clickhouse.ts"],
    // The tests share one ClickHouse, which each empties first.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
