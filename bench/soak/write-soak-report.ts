import { readFile, writeFile } from "node:fs/promises";
import { describeMeasurementConditions, replaceMarkedSection } from "../write-performance.ts";
import { type SoakMeasure, formatSoakReportTable } from "./soak-measures.ts";

const page = new URL("../../docs/operations.md", import.meta.url);

/** Writes the table, the date and the machine between the two comments of docs/operations.md. */
export async function writeSoakReport(minutes: number, lines: SoakMeasure[]): Promise<void> {
  const text = await readFile(page, "utf8");
  const fresh = `${minutes} minutes. ${describeMeasurementConditions()}\n\n${formatSoakReportTable(lines)}`;
  await writeFile(page, replaceMarkedSection("soak", text, fresh));
}
