import { z } from "zod";
import { nearestLanguage } from "../../lib/contract/languages.ts";
import { contentFields, isReelLength } from "../domain/catalogue/content-fields.ts";
import { toStorableText } from "../domain/storable-text.ts";
import type { FeedFault, FeedItem } from "./readers/feed-row.ts";
import { isOtherFile } from "./readers/hls-source.ts";

const maxFaultsOfAnItem = 10;

const timeSchema = z.iso
  .datetime({ offset: true, error: "expected a time, ISO 8601 with its zone" })
  .transform((text) => new Date(text));

const { minutes: _, hour: __, ...fields } = contentFields;

/** What feeds say of a content: fields of docs/catalogue-format.md, and those that only contents from elsewhere need. */
const importedFieldsSchema = z.strictObject({
  ...z.strictObject(fields).partial().shape,
  name: fields.name,
  description: fields.description.trim().optional(),
  language: z
    .string()
    .transform((text, context) => {
      const language = nearestLanguage(text === "jp" ? "ja" : text);
      if (language === undefined) context.addIssue({ code: "custom", message: "is not known" });
      return language;
    })
    .optional(),
  durationS: z.number().transform(Math.round).pipe(fields.durationS).optional(),
  hls: fields.hls.refine((url) => !isOtherFile(url), "expected HLS, not a file").optional(),
  publishedAt: timeSchema.optional(),
  publishedDaysAgo: z.number().min(0).max(100_000).optional(),
  startsAt: timeSchema.optional(),
  availableFrom: timeSchema.optional(),
  availableUntil: timeSchema.optional(),
});

export type ImportedFields = z.output<typeof importedFieldsSchema>;
export type ImportedFieldName = keyof ImportedFields;

/** Their names. */
export const importedFieldNames = importedFieldsSchema.keyof().options;

/** The fields of an item, or what is wrong with each: `{ row: 7, guid: "a", field: "name", reason: "is missing" }`. */
export function parseImportedFields({
  row,
  guid,
  values,
}: FeedItem): { fields: ImportedFields } | { faults: FeedFault[] } {
  const result = importedFieldsSchema.safeParse(values);
  if (result.success) {
    const fault = findContradiction(result.data);
    return fault ? { faults: [{ row, guid, ...fault }] } : { fields: result.data };
  }
  const faults = result.error.issues.slice(0, maxFaultsOfAnItem).map((issue) => ({
    row,
    guid,
    field: fieldOf(issue),
    reason: reasonOf(issue, values),
  }));
  return { faults };
}

function findContradiction(
  imported: ImportedFields,
): { field: string; reason: string } | undefined {
  const { hls, films = [], state, startsAt } = imported;
  if (hls === undefined && films.length === 0) return { field: "hls", reason: "is missing" };
  if (!isReelLength(imported)) {
    return { field: "durationS", reason: "expected a multiple of 4 for films" };
  }
  if (state === "scheduled" && !startsAt) return { field: "startsAt", reason: "is missing" };
  return undefined;
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const path = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : issue.path;
  return toStorableText(path.join("."), 200) || "item";
}

function reasonOf(issue: z.core.$ZodIssue, values: Record<string, unknown>): string {
  if (issue.code === "unrecognized_keys") return "is not a field of a content";
  const [name = ""] = issue.path;
  if (issue.path.length === 1 && values[String(name)] === undefined) return "is missing";
  return issue.message.slice(0, 300);
}
