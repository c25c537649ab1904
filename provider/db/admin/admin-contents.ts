import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { contents } from "../schema.ts";

export type AdminContentRow = typeof contents.$inferSelect;

/** The content of a channel with that token, and its version. */
export async function findAdminContent(
  db: Db,
  channel: string,
  token: string,
): Promise<AdminContentRow | undefined> {
  const [found] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.channel, channel), eq(contents.token, token)));
  return found;
}

/** Contents of a channel after that token: films or events, or those with a text in their name. */
export function listAdminContents(
  db: Db,
  channel: string,
  filter: { kind?: "film" | "event"; name?: string },
  page: { after: string | undefined; limit: number },
): Promise<AdminContentRow[]> {
  const { kind, name } = filter;
  const conditions = [
    eq(contents.channel, channel),
    page.after === undefined ? undefined : gt(contents.token, page.after),
    kind === "film" ? eq(contents.state, "vod") : undefined,
    kind === "event" ? ne(contents.state, "vod") : undefined,
    name === undefined ? undefined : sql`position(lower(${name}) in lower(${contents.name})) > 0`,
  ];
  return db
    .select()
    .from(contents)
    .where(and(...conditions))
    .orderBy(asc(contents.token))
    .limit(page.limit);
}
