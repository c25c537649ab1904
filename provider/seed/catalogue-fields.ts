import { z } from "zod";
import { requestTextSchema } from "../../lib/contract/request-text.ts";

// Fields that several files of a catalogue share: docs/catalogue-format.md.

export const catalogueCountSchema = z.int().min(0);
export const catalogueTextSchema = z.string().min(1);
export const catalogueTokenSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "expected a slug: a-z, 0-9 and hyphens");
export const catalogueTokensSchema = z.array(catalogueTokenSchema);

/** Text that is not empty, of `max` characters at most. */
export function catalogueLineSchema(max: number) {
  return requestTextSchema().trim().min(1).max(max);
}

/** How many devices of one viewer may play at once, and be signed in: docs/provider-api.md PA-193. */
export const deviceLimitsSchema = z.strictObject({
  playing: catalogueCountSchema.max(1_000).optional(),
  signedIn: catalogueCountSchema.max(1_000).optional(),
});
