import { z } from "zod";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";
import { emailAddressSchema } from "../../domain/accounts/email-address.ts";
import { formatPageCursor, parsePageCursor } from "../../domain/admin/page-cursor.ts";

/** One line or more of text, `max` characters at most. */
export function adminTextSchema(max: number) {
  return requestTextSchema().max(max);
}

/** Text that is not empty. */
export function adminNameSchema(max: number) {
  return requestTextSchema().trim().min(1).max(max);
}

/** The token of a channel: also its subdomain, so it has the syntax of a DNS label. */
export const channelTokenSchema = z
  .string()
  .max(63)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "expected a-z, 0-9 and single hyphens")
  .meta({ description: "The token of a channel", example: "acme" });

/** A time as responses have it. */
export const adminTimeSchema = z.iso.datetime().meta({ example: "2026-11-27T20:15:00.000Z" });

/** A time as requests have it, with its zone. */
export const isoUtcTimeSchema = z.iso
  .datetime({ offset: true })
  .transform((text, context) => {
    const time = new Date(text);
    const year = time.getUTCFullYear();
    if (year >= 1_000 && year <= 9_999) return time;
    context.addIssue({ code: "custom", message: "expected a time of the years 1000 to 9999" });
    return z.NEVER;
  })
  .meta({ example: "2027-01-31T00:00:00Z" });

/** An e-mail address, normalised. */
export const adminEmailSchema = emailAddressSchema.meta({
  override: { type: "string", format: "email" },
});

/** A field that `null` removes: it is there, and undefined, after the parse. */
export function removable<T extends z.ZodType>(schema: T) {
  return schema
    .nullable()
    .transform((value): z.output<T> | undefined => value ?? undefined)
    .optional();
}

/** The path of a channel's resources. */
export const channelParams = z.strictObject({ channel: channelTokenSchema });

/** A channel, or null for all channels, those of the future too. */
export const channelOrAllSchema = channelTokenSchema.nullable().meta({
  description: "The token of a channel; `null` for all channels, those of the future too",
});

/** The query of lists: docs/admin-api.md AA-50. */
export const pageQuery = z.strictObject({
  cursor: z
    .string()
    .max(1_000)
    .refine((text) => parsePageCursor(text) !== undefined, "expected the cursor of a response")
    .optional()
    .meta({ description: "Where the page begins: `nextCursor` of the page before" }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(25)
    .meta({ description: "How many items the page has at most" }),
});
type PageQuery = z.output<typeof pageQuery>;

/** A page of a list. */
export function pageSchema<T extends z.ZodType>(item: T) {
  return z.strictObject({
    data: z.array(item),
    nextCursor: z.string().nullable().meta({ description: "`null` on the last page" }),
  });
}

/**
 * The number of a row that a cursor names, of at most so many digits; 0, which no row has, for another text; undefined
 * without a cursor.
 */
export function toRowNumber(after: string | undefined, digits = 15): number | undefined {
  if (after === undefined) return undefined;
  return after.length <= digits && /^[1-9]\d*$/.test(after) ? Number(after) : 0;
}

/**
 * A page of a list: `list` reads up to `limit` rows behind the row that `after` names, `keyOf` names a row, `toItem` shows
 * it.
 */
export async function listPage<Row, Item>(
  { cursor, limit }: PageQuery,
  list: (page: { after: string | undefined; limit: number }) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
  toItem: (row: Row) => Item,
) {
  const after = cursor === undefined ? undefined : parsePageCursor(cursor)?.after;
  // One more shows whether there is another page.
  const rows = await list({ after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const next = last === undefined ? undefined : formatPageCursor({ after: keyOf(last) });
  return { body: { data: shown.map(toItem), nextCursor: next ?? null }, next };
}
