import type { z } from "zod";
import { type Drop, takeDrops } from "./fields.ts";
import { mendTexts } from "./mend-texts.ts";

/** A message that kept the contract, with what had to be left out of it. */
export type Parsed<T> = { value: T; drops: Drop[] };

/**
 * Checks an answer where it enters: `parseAnswer(page, json)` → `{ value: Page, drops: [] }`.
 * Texts that no page can carry are mended. Wrong optional fields and wrong list items are left out and named in `drops`.
 * Throws `ZodError` when a required field is missing or wrong.
 */
export function parseAnswer<T extends z.ZodType>(schema: T, raw: unknown): Parsed<z.output<T>> {
  takeDrops();
  const value = schema.parse(mendTexts(raw));
  return { value, drops: takeDrops() };
}
