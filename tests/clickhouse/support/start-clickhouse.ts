import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { chdbFolder } from "../../../scripts/lib/chdb.mjs";

declare module "vitest" {
  // eslint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    clickHouseUrl: string;
  }
}

const program = fileURLToPath(new URL("./serve-chdb.mjs", import.meta.url));

/** ClickHouse's own engine behind its HTTP interface, for all tests of a run. */
export default async function startClickHouse(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(chdbFolder)) throw new Error("npm run test:clickhouse fetches ClickHouse first.");
  const child = fork(program, [chdbFolder], { silent: true });
  child.stderr?.pipe(process.stderr);
  const [port] = await once(child.stdout ?? child, "data");
  project.provide("clickHouseUrl", `http://127.0.0.1:${String(port).trim()}`);
  return async () => {
    const ended = once(child, "exit");
    child.kill();
    await ended;
  };
}
