import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import type { Measure } from "./measure.ts";
import { markdownTable } from "./table.ts";

const page = new URL("../docs/performance.md", import.meta.url);
const marks = ["<!-- figures -->", "<!-- /figures -->"] as const;

/** Puts the table, the date and the machine between the marks of docs/performance.md. */
export async function writePerformance(measures: Measure[]): Promise<void> {
  const text = await readFile(page, "utf8");
  const [before, rest] = text.split(marks[0]);
  const after = rest?.split(marks[1])[1];
  if (after === undefined) throw new Error("docs/performance.md has lost its marks");
  const fresh = `${measuredOn()}\n\n${markdownTable(measures)}`;
  await writeFile(page, `${before}${marks[0]}\n\n${fresh}\n\n${marks[1]}${after}`);
}

function measuredOn(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${first?.model.trim()}, ${memory} GB`;
  return `Measured on ${date}: ${machine}, Node ${process.versions.node}, ${process.platform}.`;
}
