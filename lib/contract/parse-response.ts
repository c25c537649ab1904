import type { z } from "zod";
import {
  type DroppedField,
  findDroppedFields,
  takeRecordedDroppedFields,
} from "./field-schemas.ts";

/** A valid message, with the values that were left out of it. */
export type ParsedResponse<T> = { value: T; drops: DroppedField[] };

/**
 * Validates a response: `parseResponse(page, json)` → `{ value: Page, drops: [] }`. Texts that a page cannot contain
 * are corrected. Wrong optional fields and wrong list items are left out and named in `drops`. Throws `ZodError` if a
 * required field is missing or wrong.
 */
export function parseResponse<T extends z.ZodType>(
  schema: T,
  raw: unknown,
): ParsedResponse<z.output<T>> {
  takeRecordedDroppedFields();
  const message = sanitizeTexts(raw);
  const value = schema.parse(message);
  const hasDrops = takeRecordedDroppedFields().length > 0;
  return { value, drops: hasDrops ? findDroppedFields(schema, message) : [] };
}

/** NUL, lone surrogates and noncharacters: no page carries them to the browser as they are. */
const unfit = /[\0\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;
const lineEnds = /\r\n?/g;

/**
 * Corrects every text of a message, including keys, so that a page can contain it unchanged: `sanitizeTexts({ a: "1\r
 * 2\0" })` → `{ a: "1
 * 2\uFFFD" }`. Otherwise React would find another text in the browser than it has sent.
 */
export function sanitizeTexts(value: unknown): unknown {
  if (typeof value === "string") return mended(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sanitizeTexts);
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [mended(name), sanitizeTexts(each)]),
  );
}

function mended(text: string): string {
  return text.replace(lineEnds, "\n").replace(unfit, "\uFFFD");
}
