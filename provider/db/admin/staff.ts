import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { createPrefixedId } from "../../domain/accounts/secrets.ts";
import type { StaffGrant } from "../../domain/admin/scopes-and-roles.ts";
import { staff, staffGrants, staffSessions } from "../admin-schema.ts";
import type { Db } from "../database.ts";

/** A member of staff with their roles. */
export type StaffMember = typeof staff.$inferSelect & { grants: StaffGrant[] };

/** Lets one change of staff at a time go on, so that a last owner stays: docs/security.md SE-221. */
export async function lockStaff(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(771177003)`);
}

/** The member with that id. */
export async function findStaffMember(db: Db, id: string): Promise<StaffMember | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.id, id)).limit(1);
  return found && (await withGrants(db, [found]))[0];
}

/** The member with that address (normal already). */
export async function findStaffByEmail(db: Db, email: string): Promise<StaffMember | undefined> {
  const [found] = await db.select().from(staff).where(eq(staff.email, email)).limit(1);
  return found && (await withGrants(db, [found]))[0];
}

/** Members after that id; of some channels, those with a role there. */
export async function listStaff(
  db: Db,
  channels: "all" | string[],
  page: { after: string | undefined; limit: number },
): Promise<StaffMember[]> {
  const ofChannels =
    channels === "all"
      ? undefined
      : inArray(
          staff.id,
          db
            .select({ id: staffGrants.staff })
            .from(staffGrants)
            .where(inArray(staffGrants.channel, channels)),
        );
  const after = page.after === undefined ? undefined : gt(staff.id, page.after);
  const rows = await db
    .select()
    .from(staff)
    .where(and(ofChannels, after))
    .orderBy(asc(staff.id))
    .limit(page.limit);
  return withGrants(db, rows);
}

/** A new member, or undefined where one has that address. */
export async function createStaffMember(
  tx: Db,
  member: { email: string; name: string; grants: readonly StaffGrant[]; now: Date },
): Promise<StaffMember | undefined> {
  const { email, name, grants, now } = member;
  const [made] = await tx
    .insert(staff)
    .values({ id: createPrefixedId("st"), email, name, createdAt: now })
    .onConflictDoNothing({ target: staff.email })
    .returning();
  if (!made) return undefined;
  await insertGrants(tx, made.id, grants);
  return { ...made, grants: [...grants] };
}

/** Changes name or roles of a member, and its version. */
export async function updateStaffMember(
  tx: Db,
  id: string,
  change: { name?: string; grants?: readonly StaffGrant[]; passwordHash?: string },
): Promise<StaffMember | undefined> {
  const { grants, ...columns } = change;
  const version = sql`nextval('resource_versions')`;
  await tx
    .update(staff)
    .set({ ...columns, version })
    .where(eq(staff.id, id));
  if (grants) {
    await tx.delete(staffGrants).where(eq(staffGrants.staff, id));
    await insertGrants(tx, id, grants);
  }
  return findStaffMember(tx, id);
}

/** Removes a member, with their sessions, links and API keys. */
export async function deleteStaffMember(tx: Db, id: string): Promise<void> {
  await tx.delete(staff).where(eq(staff.id, id));
}

/** Ends all sessions of a member, but the one of that hash. */
export async function endStaffSessions(tx: Db, id: string, except = ""): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staff, id), ne(staffSessions.hash, except)));
}

/** How many members can sign in and own all channels. */
export async function countOwners(tx: Db): Promise<number> {
  const [found] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(staffGrants)
    .innerJoin(staff, eq(staff.id, staffGrants.staff))
    .where(
      and(
        eq(staffGrants.role, "owner"),
        isNull(staffGrants.channel),
        isNotNull(staff.passwordHash),
      ),
    );
  return found?.count ?? 0;
}

async function insertGrants(tx: Db, member: string, grants: readonly StaffGrant[]): Promise<void> {
  if (grants.length === 0) return;
  await tx.insert(staffGrants).values(grants.map((grant) => ({ staff: member, ...grant })));
}

async function withGrants(db: Db, rows: (typeof staff.$inferSelect)[]): Promise<StaffMember[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const grants = await db
    .select()
    .from(staffGrants)
    .where(inArray(staffGrants.staff, ids))
    .orderBy(sql`${staffGrants.channel} nulls first`);
  const grantsOf = (id: string) =>
    grants
      .filter((grant) => grant.staff === id)
      .map(({ role, channel }): StaffGrant => ({ role, channel }));
  return rows.map((row) => ({ ...row, grants: grantsOf(row.id) }));
}
