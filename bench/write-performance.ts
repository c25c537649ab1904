import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import type { BenchMeasure } from "./bench-measure.ts";
import { formatMarkdownTable } from "./results-table.ts";

const page = new URL("../docs/performance.md", import.meta.url);

/** Writes the table, the date and the machine between the two comments of docs/performance.md. */
export async function writePerformanceResults(measures: BenchMeasure[]): Promise<void> {
  const text = await readFile(page, "utf8");
  const fresh = `${describeMeasurementConditions()}\n\n${formatMarkdownTable(measures)}`;
  await writeFile(page, replaceMarkedSection("figures", text, fresh));
}

/**
 * Replaces what stands between the comments `<!-- name -->` and `<!-- /name -->` and nothing else: rows of
 * other tables may begin with the same words. Throws unless each comment is there once.
 */
export function replaceMarkedSection(name: string, text: string, fresh: string): string {
  const [begins, ends] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, between, ...others] = text.split(begins);
  const [, after, ...more] = between?.split(ends) ?? [];
  if (before === undefined || after === undefined || others.length + more.length > 0) {
    throw new Error(`the page needs ${begins} and ${ends}, once each`);
  }
  return `${before}${begins}\n\n${fresh}\n\n${ends}${after}`;
}

/** `"Measured on 2026-11-22: 2 × AMD EPYC, 24 GB, Node 24.21.0, linux."` */
export function describeMeasurementConditions(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${first?.model.trim()}, ${memory} GB`;
  return `Measured on ${date}: ${machine}, Node ${process.versions.node}, ${process.platform}.`;
}
