import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { chdbFolder } from "../../../scripts/lib/chdb.mjs";

const program = fileURLToPath(new URL("./serve-chdb.mjs", import.meta.url));

/** ClickHouse's engine behind its HTTP interface, in a separate process. */
export async function forkChdb(): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(program, [chdbFolder], { silent: true });
  child.stderr?.pipe(process.stderr);
  const [port] = await once(child.stdout ?? child, "data");
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    stop: async () => {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    },
  };
}
