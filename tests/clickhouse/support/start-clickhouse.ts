import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { chdbFolder } from "../../../scripts/lib/chdb.mjs";
import { forkChdb } from "./fork-chdb.ts";

declare module "vitest" {
  // eslint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    clickHouseUrl: string;
  }
}

/** A ClickHouse for all tests of a run. */
export default async function startClickHouse(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(chdbFolder)) throw new Error("npm run test:clickhouse fetches ClickHouse first.");
  const { url, stop } = await forkChdb();
  project.provide("clickHouseUrl", url);
  return stop;
}
