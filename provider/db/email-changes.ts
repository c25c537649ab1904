import { and, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import { hashSecret } from "../domain/accounts/secrets.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { oneTimeTokens, viewers } from "./accounts-schema.ts";
import type { Db } from "./database.ts";

/** The links of a change: one to the new address, one to the present one. */
const purposes = ["email", "presentEmail"] as const;

/** A link that confirms a change of address, without using it up: whose it is, and the new address. */
export async function findEmailLink(
  db: Db,
  channel: string,
  secret: string,
  now: number,
): Promise<
  { viewer: ViewerRecord; purpose: (typeof purposes)[number]; email: string } | undefined
> {
  const [found] = await db
    .select()
    .from(oneTimeTokens)
    .innerJoin(viewers, eq(viewers.id, oneTimeTokens.viewer))
    .where(
      and(
        eq(oneTimeTokens.hash, hashSecret(secret)),
        inArray(oneTimeTokens.purpose, [...purposes]),
        eq(viewers.channel, channel),
        gt(oneTimeTokens.expiresAt, new Date(now)),
        isNull(oneTimeTokens.usedAt),
      ),
    )
    .limit(1);
  const { purpose, email } = found?.one_time_tokens ?? {};
  const known = purposes.find((each) => each === purpose);
  return found && known && email ? { viewer: found.viewers, purpose: known, email } : undefined;
}

/** Whether both links of a viewer's change to an address were opened. */
export async function areBothAddressesConfirmed(
  db: Db,
  viewer: string,
  email: string,
  now: number,
): Promise<boolean> {
  const opened = await db
    .select({ purpose: oneTimeTokens.purpose })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.viewer, viewer),
        eq(oneTimeTokens.email, email),
        inArray(oneTimeTokens.purpose, [...purposes]),
        gt(oneTimeTokens.expiresAt, new Date(now)),
        isNotNull(oneTimeTokens.usedAt),
      ),
    );
  return new Set(opened.map(({ purpose }) => purpose)).size === purposes.length;
}

/** Ends a change of address: both of its links, opened or not. */
export async function deleteEmailChange(db: Db, viewer: string): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.viewer, viewer), inArray(oneTimeTokens.purpose, [...purposes])));
}
