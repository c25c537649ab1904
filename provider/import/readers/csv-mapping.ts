import { z } from "zod";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";
import { importedFieldNames, type ImportedFieldName } from "../imported-fields.ts";

const column = requestTextSchema().min(1).max(200);
const constant = z.union([
  requestTextSchema().max(2_000),
  z.number(),
  z.array(requestTextSchema().max(200)).max(50),
]);
const lists: readonly ImportedFieldName[] = ["keywords", "people", "next"];
const numbers: readonly ImportedFieldName[] = ["durationS", "year"];

/**
 * Which column has which field: `{"columns": {"guid": "ID", "name": "Title", "hls": "Stream"}}`. `delimiter` is between
 * columns, `listSeparator` between the keywords, people or related contents of a cell.
 */
export const csvMappingSchema = z.strictObject({
  columns: z
    .partialRecord(z.enum(["guid", ...importedFieldNames]), column)
    .refine((columns) => columns.guid !== undefined, "the column of guid is missing"),
  delimiter: z.enum([",", ";", "\t", "|"]).default(","),
  listSeparator: requestTextSchema().min(1).max(3).default(","),
  /** Fields with the same value in each row. */
  constants: z.partialRecord(z.enum(importedFieldNames), constant).optional(),
});

export type CsvMapping = z.output<typeof csvMappingSchema>;

/** The fields of a row by its columns. Empty cells are missing fields. */
export function mapCsvRecord(
  record: Readonly<Record<string, string>>,
  { columns, listSeparator, constants = {} }: CsvMapping,
): Record<string, unknown> {
  const fields = importedFieldNames.flatMap((name) => {
    const cell = (record[columns[name] ?? ""] ?? "").trim();
    return cell === "" ? [] : [[name, toValue(name, cell, listSeparator)]];
  });
  return { ...constants, ...Object.fromEntries(fields) };
}

function toValue(name: ImportedFieldName, cell: string, separator: string): unknown {
  if (lists.includes(name)) {
    return cell
      .split(separator)
      .map((each) => each.trim())
      .filter((each) => each !== "");
  }
  // "1:02:03" is a duration, too; a text that is no number stays a text, for the report.
  if (name === "durationS" && /^\d+(?::\d+){1,2}$/.test(cell)) {
    return cell.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  }
  if (numbers.includes(name) && /^\d+(?:\.\d+)?$/.test(cell)) return Math.round(Number(cell));
  if (name === "captions") return cell.split(separator).map((src) => ({ src, lang: "und" }));
  return cell;
}
