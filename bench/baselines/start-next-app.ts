import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type RunningProcess,
  runNodeProcess,
  startNodeProcess,
  waitUntilReachable,
} from "../processes.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const next = join(root, "node_modules/next/dist/bin/next");
const env = { BENCH_ROOT: root };

/** `sources` is the folder beside this file with its `app/`; `files` are made for it, by path in the app. */
export type BaselineApp = {
  name: string;
  sources: string;
  files: ReadonlyMap<string, string | Buffer>;
  port: number;
};

/** Starts a Next app of the bench with Next's own compression. It is built again when its files have changed. */
export async function startNextApp({
  name,
  sources,
  files,
  port,
}: BaselineApp): Promise<RunningProcess> {
  const folder = join(root, ".cache/bench", name);
  const all = new Map([...(await readSources(sources)), ...files, ...settings]);
  const stamp = hashFiles(all);
  const built = await readFile(join(folder, "built"), "utf8").catch(() => "");
  if (built !== stamp) {
    console.log(`building the ${name} Next page…`);
    await rm(folder, { recursive: true, force: true });
    for (const [path, bytes] of all) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    await runNodeProcess({ name: `${name} build`, args: [next, "build"], cwd: folder, env });
    await writeFile(join(folder, "built"), stamp);
  }
  const args = [next, "start", "-p", String(port), "-H", "127.0.0.1"];
  const child = startNodeProcess({ name: `${name} Next`, args, cwd: folder, env });
  await waitUntilReachable(`http://127.0.0.1:${port}/`, child);
  return child;
}

const settings = new Map<string, string | Buffer>([
  ["next.config.js", readFileSync(new URL("next.config.js", import.meta.url))],
  ["package.json", JSON.stringify({ name: "baseline", private: true, type: "module" })],
  // Without one of its own it would take that of the folders above.
  ["postcss.config.json", JSON.stringify({ plugins: {} })],
]);

async function readSources(sources: string): Promise<[string, Buffer][]> {
  const folder = fileURLToPath(new URL(sources, import.meta.url));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ name, parentPath }): Promise<[string, Buffer]> => {
      const file = join(parentPath, name);
      return [join("app", file.slice(folder.length)), await readFile(file)];
    }),
  );
}

function hashFiles(files: ReadonlyMap<string, string | Buffer>): string {
  const hash = createHash("sha256");
  for (const [path, bytes] of files) hash.update(path).update("\0").update(bytes).update("\0");
  return hash.digest("hex");
}
