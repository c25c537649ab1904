import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { gifts, invoices, purchases } from "../commerce-schema.ts";
import { channels, pages } from "../schema.ts";

export type AdminChannelRow = typeof channels.$inferSelect;
type NewChannelRow = Omit<typeof channels.$inferInsert, "position" | "version">;
type ChannelColumns = Partial<Omit<NewChannelRow, "token" | "channelId">>;

/** The channel with that token. */
export async function findAdminChannel(
  db: Db,
  token: string,
): Promise<AdminChannelRow | undefined> {
  const [found] = await db.select().from(channels).where(eq(channels.token, token)).limit(1);
  return found;
}

/** The same, which no other transaction changes until this one ends. Viewers may sign up meanwhile. */
export async function lockAdminChannel(
  tx: Db,
  token: string,
  strength: "no key update" | "update" = "no key update",
): Promise<AdminChannelRow | undefined> {
  const [found] = await tx.select().from(channels).where(eq(channels.token, token)).for(strength);
  return found;
}

/** Channels after that token, all or some. */
export function listAdminChannels(
  db: Db,
  tokens: "all" | string[],
  page: { after: string | undefined; limit: number },
): Promise<AdminChannelRow[]> {
  const after = page.after === undefined ? undefined : gt(channels.token, page.after);
  const among = tokens === "all" ? undefined : inArray(channels.token, tokens);
  return db
    .select()
    .from(channels)
    .where(and(after, among))
    .orderBy(asc(channels.token))
    .limit(page.limit);
}

/** A new channel, the last of all, with an empty home page; undefined where one has its token or id. */
export async function createAdminChannel(
  tx: Db,
  row: NewChannelRow,
): Promise<AdminChannelRow | undefined> {
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from channels)`;
  const [made] = await tx
    .insert(channels)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning();
  if (!made) return undefined;
  const { token: channel, homePage: token, name } = made;
  await tx.insert(pages).values({ channel, token, url: token, position: 0, name, picture: "" });
  return made;
}

/** Changes a channel, and its version. */
export async function updateAdminChannel(
  tx: Db,
  token: string,
  columns: ChannelColumns,
): Promise<AdminChannelRow | undefined> {
  const version = sql`nextval('resource_versions')`;
  const [changed] = await tx
    .update(channels)
    .set({ ...columns, version })
    .where(eq(channels.token, token))
    .returning();
  return changed;
}

/** Whether something of a channel was sold: its bills have to be retained. */
export async function hasSales(tx: Db, token: string): Promise<boolean> {
  for (const table of [invoices, purchases, gifts]) {
    const [found] = await tx
      .select({ channel: table.channel })
      .from(table)
      .where(eq(table.channel, token))
      .limit(1);
    if (found) return true;
  }
  return false;
}

/** Deletes a channel with its pages, contents, offers and viewers. */
export async function deleteAdminChannel(tx: Db, token: string): Promise<void> {
  await tx.delete(channels).where(eq(channels.token, token));
}
