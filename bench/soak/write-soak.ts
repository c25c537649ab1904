import { readFile, writeFile } from "node:fs/promises";
import { measuredOn, replaceBetween } from "../write-performance.ts";
import { type Line, table } from "./report.ts";

const page = new URL("../../docs/operations.md", import.meta.url);

/** Writes the table, the date and the machine between the two comments of docs/operations.md. */
export async function writeSoak(minutes: number, lines: Line[]): Promise<void> {
  const text = await readFile(page, "utf8");
  const fresh = `${minutes} minutes. ${measuredOn()}\n\n${table(lines)}`;
  await writeFile(page, replaceBetween("soak", text, fresh));
}
