import { z } from "zod";

/** Where a provider sends purges: docs/provider-api.md PA-353. */
export const purgePath = "/api/purge";

/** The most pages, and the most contents, that one purge names; more changes are those of the whole channel. */
export const maxPurgedNames = 100;

const namesSchema = z.array(z.string().min(1).max(250)).max(maxPurgedNames);

/**
 * What a provider has changed, signed by Standard Webhooks with the secret of site and provider. Without `pages` and
 * `contents` it is the whole channel. A page has its token and its url, in any order.
 */
export const purgeSchema = z.object({
  channel: z.string().min(1).max(250),
  pages: namesSchema.optional(),
  contents: namesSchema.optional(),
});
export type Purge = z.output<typeof purgeSchema>;
