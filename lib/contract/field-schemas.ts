import { z } from "zod";
import { nearestLanguage, readLanguageTag } from "./languages.ts";
import { normalizeMenuEntryLink, normalizeLinkUrl, normalizeWebUrl } from "./normalize-urls.ts";
import { normalizeSingleLineText, normalizeMultilineText } from "./normalize-text.ts";
import { parseTimestamp } from "./parse-timestamp.ts";
import { withLeniency } from "./schema-leniency.ts";
import { type SchemaReadTrace, traceReadFields } from "./trace-read-fields.ts";

/** A value that was left out of a response because its type was wrong, and where it is in the response. */
export type DroppedField = { reason: string; path: string };

let drops: DroppedField[] = [];
let trace: SchemaReadTrace | undefined;

/** Notes a value that is left out, by itself or as an entry of `value`; read back by `takeRecordedDroppedFields` after a parse. */
function noteDrop(error: z.ZodError, value: unknown, entry = ""): void {
  const first = error.issues[0];
  const path = [trace?.pathOf(value) ?? "", entry, ...(first?.path ?? [])];
  const reason = first?.message ?? "wrong shape";
  drops.push({ path: path.filter((part) => part !== "").join("."), reason });
}

/** The values that a schema leaves out of a message, each with its whole path. */
export function findDroppedFields(schema: z.ZodType, message: unknown): DroppedField[] {
  trace = traceReadFields(message);
  try {
    takeRecordedDroppedFields();
    schema.safeParse(trace.message);
    return takeRecordedDroppedFields();
  } finally {
    trace = undefined;
  }
}

/** Empties the note of dropped values and returns it. Parsing is synchronous, so one note serves. */
export function takeRecordedDroppedFields(): DroppedField[] {
  const taken = drops;
  drops = [];
  return taken;
}

/** An optional field: missing, null, or of a wrong type (noted) all become `undefined`. */
export function lenientOptionalSchema<T extends z.ZodType>(schema: T) {
  const lenient = z
    .unknown()
    .transform((raw): z.output<T> | undefined => {
      if (raw === undefined || raw === null) return undefined;
      const result = schema.safeParse(raw);
      if (result.success) return result.data;
      noteDrop(result.error, raw);
      return undefined;
    })
    .optional();
  return withLeniency(lenient, { kind: "optional", inner: schema });
}

/** An optional field with a default value if it is missing or wrong. */
export function lenientDefaultSchema<T extends z.ZodType>(schema: T, fallback: z.output<T>) {
  const inner = lenientOptionalSchema(schema);
  const lenient = z
    .unknown()
    .default(null)
    .transform((raw): z.output<T> => inner.parse(raw) ?? fallback);
  return withLeniency(lenient, { kind: "optional", inner: schema, fallback });
}

// Both pass the value on as it is, so that its path is known.
const list = z.custom<unknown[]>(Array.isArray, "expected a list");
const map = z.custom<Record<string, unknown>>(isMap, "expected an object");

function isMap(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list of which each wrong item is left out (noted) and the rest stays. */
export function lenientArraySchema<T extends z.ZodType>(item: T) {
  const lenient = list.transform((raw): z.output<T>[] =>
    raw.flatMap((entry, index) => {
      const result = item.safeParse(entry);
      if (result.success) return [result.data];
      noteDrop(result.error, raw, String(index));
      return [];
    }),
  );
  return withLeniency(lenient, { kind: "list", inner: item });
}

/** A map of which each wrong entry is left out (noted) and the rest stays. */
export function lenientRecordSchema<T extends z.ZodType>(entry: T) {
  const lenient = map.transform((raw): Record<string, z.output<T>> => {
    const saved = Object.entries(raw).flatMap(([name, value]) => {
      const result = entry.safeParse(value);
      if (result.success) return [[name, result.data] as const];
      noteDrop(result.error, raw, name);
      return [];
    });
    return Object.fromEntries(saved);
  });
  return withLeniency(lenient, { kind: "map", inner: entry });
}

/** Unchanged text of at least one character: a code, a value that is sent back. */
export const textSchema = z.string().min(1);

/** A name in URLs: one segment of a path. Browsers resolve `.` and `..` (docs/provider-api.md PA-10). */
export const urlSegmentSchema = textSchema
  .max(1_000)
  .regex(/^(?!\.{1,2}$)/, "expected another name than . or ..");

/** Text on one line: a name, a title. docs/provider-api.md PA-324. */
export const singleLineTextSchema = z
  .string()
  .transform(normalizeSingleLineText)
  .pipe(z.string().min(1, "expected a text"));

/** A name that a response requires; empty if it has no visible characters. */
export const requiredSingleLineTextSchema = textSchema.transform(normalizeSingleLineText);

/** Text on several lines: a description, a message. docs/provider-api.md PA-324. */
export const multilineTextSchema = z
  .string()
  .transform(normalizeMultilineText)
  .pipe(z.string().min(1, "expected a text"));

/** A language tag (BCP 47) in its usual form: `en_us` → `en-US`. docs/provider-api.md PA-322. */
export const languageTagSchema = mapped(readLanguageTag, "expected a language tag (BCP 47)");

/** An absolute http(s) URL: pictures, films, external pages. It may contain `{w}`. docs/provider-api.md PA-323. */
export const webUrlSchema = mapped(normalizeWebUrl, "expected an absolute http(s) address");

/** A URL for links: http(s), mailto, tel, or a path of the site. docs/provider-api.md PA-323. */
export const linkUrlSchema = mapped(normalizeLinkUrl, "expected http(s), mailto, tel or a path");

/** Epoch milliseconds or ISO 8601 within four-digit years; the output is epoch milliseconds. docs/provider-api.md PA-320. */
export const timestampSchema = z.union([z.number(), z.string()]).transform((value, context) => {
  const time = parseTimestamp(value);
  if (time !== undefined) return time;
  context.addIssue({ code: "custom", message: "expected a time of the years 1000 to 9999" });
  return z.NEVER;
});

const maxSeconds = 366 * 24 * 3_600;

/** A length or position in seconds, up to a year: added to a time it is still a time. docs/provider-api.md PA-321. */
export const secondsSchema = z.number().min(0).max(maxSeconds);

/** A number of items, viewers or pages: 0 to a thousand million. */
export const countSchema = z.int().min(0).max(1_000_000_000);

/** A number that counts from 1: a page, a season, an episode. */
export const ordinalSchema = countSchema.min(1);

/** A number of periods or payments: small enough to be counted one by one. */
export const periodCountSchema = z.int().min(1).max(1_000);

/** An HTTP status, as the body of a response repeats it. */
export const httpStatusSchema = z.int().min(100).max(599);

/** The part of a picture that stays visible if its sides are cropped: 0 the left, 100 the right. */
export const focalPointPercentSchema = z.number().min(0).max(100);

/** `#rrggbb`: the dominant colour of a picture. */
export const hexColorSchema = z.string().regex(/^#[0-9a-fA-F]{6}$/, "expected #rrggbb");

/** One of the ten languages, or the nearest to a tag: `pt-BR` → `pt`. docs/provider-api.md PA-322. */
export const languageSchema = mapped(nearestLanguage, "expected one of the ten languages");

type Entry = { type: string; url: string };

/** An entry of a menu or list whose `url` is a link by its `type`: docs/provider-api.md PA-323. */
export function transformMenuEntryLink<T extends Entry>(
  { type, url, ...rest }: T,
  context: z.RefinementCtx,
): Omit<T, "type" | "url"> & { type: T["type"] | "external"; url: string } {
  const link = normalizeMenuEntryLink<T["type"]>(type, url);
  if (link) return { ...rest, ...link };
  context.addIssue({
    code: "custom",
    path: ["url"],
    message: "expected http(s), mailto, tel or a path",
  });
  return z.NEVER;
}

/** A text that a function reads; what it gives nothing for is wrong. */
function mapped<T>(read: (value: string) => T | undefined, message: string) {
  return z.string().transform((value, context) => {
    const found = read(value);
    if (found !== undefined) return found;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}
