import { z } from "zod";
import { personRoles } from "../../lib/contract/content.ts";
import { nearestLanguage } from "../../lib/contract/languages.ts";
import { requestTextSchema } from "../../lib/contract/request-text.ts";
import { catalogueTokenSchema } from "../seed/catalogue-fields.ts";
import type { FeedFault, FeedItem } from "./readers/feed-row.ts";
import { isOtherFile } from "./readers/hls-source.ts";

const maxFaultsOfAnItem = 10;

const lineSchema = (max: number) => requestTextSchema().trim().min(1).max(max);
const addressSchema = requestTextSchema()
  .trim()
  .max(2_000)
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.username === "";
  }, "expected an http:// or https:// address");
const timeSchema = z.iso
  .datetime({ offset: true, error: "expected a time, ISO 8601 with its zone" })
  .transform((text) => new Date(text));

/** What feeds say of a content: fields of docs/catalogue-format.md, and those that only contents from elsewhere need. */
const importedFieldsSchema = z.strictObject({
  token: catalogueTokenSchema.max(100).optional(),
  name: lineSchema(500),
  description: requestTextSchema().trim().max(20_000).optional(),
  keywords: z.array(lineSchema(200)).max(100).optional(),
  language: z
    .string()
    .transform((text, context) => {
      const language = nearestLanguage(text === "jp" ? "ja" : text);
      if (language === undefined) context.addIssue({ code: "custom", message: "is not known" });
      return language;
    })
    .optional(),
  year: z.int().min(1_800).max(3_000).optional(),
  state: z.enum(["vod", "live"]).optional(),
  durationS: z.number().min(0).max(10_000_000).transform(Math.round).optional(),
  publishedAt: timeSchema.optional(),
  publishedDaysAgo: z.number().min(0).max(100_000).optional(),
  picture: lineSchema(2_000).optional(),
  poster: lineSchema(2_000).optional(),
  films: z.array(lineSchema(200)).min(1).max(100).optional(),
  hls: addressSchema.refine((url) => !isOtherFile(url), "expected HLS, not a file").optional(),
  transcript: lineSchema(200).optional(),
  captions: z
    .array(
      z.strictObject({
        src: addressSchema,
        lang: lineSchema(35),
        label: lineSchema(100).optional(),
      }),
    )
    .max(50)
    .optional(),
  badge: lineSchema(200).optional(),
  access: z.enum(["free", "signed_in", "paid"]).optional(),
  next: z.array(catalogueTokenSchema).max(50).optional(),
  people: z.array(lineSchema(200)).max(100).optional(),
  role: z.enum(personRoles).optional(),
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
    const { hls, films } = result.data;
    if (hls !== undefined || films !== undefined) return { fields: result.data };
    return { faults: [{ row, guid, field: "hls", reason: "is missing" }] };
  }
  const faults = result.error.issues.slice(0, maxFaultsOfAnItem).map((issue) => ({
    row,
    guid,
    field: fieldOf(issue),
    reason: reasonOf(issue, values),
  }));
  return { faults };
}

function fieldOf(issue: z.core.$ZodIssue): string {
  const path = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : issue.path;
  return path.join(".").slice(0, 200).toWellFormed().replaceAll("\0", "") || "item";
}

function reasonOf(issue: z.core.$ZodIssue, values: Record<string, unknown>): string {
  if (issue.code === "unrecognized_keys") return "is not a field of a content";
  const [name = ""] = issue.path;
  if (issue.path.length === 1 && values[String(name)] === undefined) return "is missing";
  return issue.message.slice(0, 300);
}
