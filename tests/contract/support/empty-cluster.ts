import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import project from "../../../package.json" with { type: "json" };

const folder = join(import.meta.dirname, "../../../node_modules/.cache/marquee");
const version = project.dependencies["@electric-sql/pglite"];
const file = join(folder, `pglite-${version}.tar`);

/** An empty database cluster of this PGlite, cached because creating one takes seconds. */
export async function emptyCluster(): Promise<Blob> {
  const cached = await readFile(file).catch(() => undefined);
  return cached ? new Blob([new Uint8Array(cached)]) : makeCluster();
}

async function makeCluster(): Promise<Blob> {
  const made = await PGlite.create();
  const dump = await made.dumpDataDir("none");
  await made.close();
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return dump;
}
