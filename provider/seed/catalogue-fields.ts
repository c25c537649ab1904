import { z } from "zod";

// Fields that several files of a catalogue share: docs/catalogue-format.md.

export const catalogueCountSchema = z.int().min(0);
export const catalogueTextSchema = z.string().min(1);
export const catalogueTokenSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "expected a slug: a-z, 0-9 and hyphens");
export const catalogueTokensSchema = z.array(catalogueTokenSchema);

/** How many devices of one viewer may play at once, and be signed in: docs/provider-api.md PA-193. */
export const deviceLimitsSchema = z.strictObject({
  playing: catalogueCountSchema.optional(),
  signedIn: catalogueCountSchema.optional(),
});
