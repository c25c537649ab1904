import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { IdentityKind, ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { identities, viewers } from "../accounts-schema.ts";
import type { Db } from "../database.ts";

/** Viewers of a channel after that id, all or those with a text in their address. */
export function listAdminViewers(
  db: Db,
  channel: string,
  { email }: { email?: string },
  page: { after: string | undefined; limit: number },
): Promise<ViewerRecord[]> {
  const conditions = [
    eq(viewers.channel, channel),
    page.after === undefined ? undefined : gt(viewers.id, page.after),
    email === undefined ? undefined : sql`position(lower(${email}) in ${viewers.email}) > 0`,
  ];
  return db
    .select()
    .from(viewers)
    .where(and(...conditions))
    .orderBy(asc(viewers.id))
    .limit(page.limit);
}

/** A viewer of a channel. */
export async function findAdminViewer(
  db: Db,
  channel: string,
  id: string,
): Promise<ViewerRecord | undefined> {
  const [found] = await db
    .select()
    .from(viewers)
    .where(and(eq(viewers.channel, channel), eq(viewers.id, id)));
  return found;
}

/** By which other identities a viewer signs in. */
export async function listIdentityKinds(db: Db, viewer: string): Promise<IdentityKind[]> {
  const rows = await db
    .select({ kind: identities.kind })
    .from(identities)
    .where(eq(identities.viewer, viewer))
    .orderBy(asc(identities.kind));
  return rows.map(({ kind }) => kind);
}
