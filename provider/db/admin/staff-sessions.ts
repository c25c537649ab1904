import { and, eq, gt, lt, lte } from "drizzle-orm";
import { createSecret, hashSecret } from "../../domain/accounts/secrets.ts";
import { staffSessions } from "../admin-schema.ts";
import type { Db } from "../database.ts";
import { findStaffMember, type StaffMember } from "./staff.ts";

const hourMs = 60 * 60_000;
/** From the sign-in on. */
const lifeMs = 7 * 24 * hourMs;
/** Without any call. */
const idleMs = 24 * hourMs;
const betweenNotesMs = 60_000;

/** A session of a member that goes on. */
export type StaffSession = { member: StaffMember; hash: string; expiresAt: Date };

/** Signs a member in for a week, or until there was no call for a day. Only the hash of the secret is stored. */
export async function createStaffSession(
  db: Db,
  member: string,
  now: number,
): Promise<{ secret: string; expiresAt: Date }> {
  const secret = createSecret();
  const at = new Date(now);
  const expiresAt = new Date(now + lifeMs);
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staff, member), lte(staffSessions.expiresAt, at)));
  await db.insert(staffSessions).values({
    hash: hashSecret(secret),
    staff: member,
    createdAt: at,
    lastUsedAt: at,
    expiresAt,
  });
  return { secret, expiresAt };
}

/** The session of a cookie, whose use is noted once a minute. */
export async function findStaffSession(
  db: Db,
  secret: string,
  now: number,
): Promise<StaffSession | undefined> {
  const hash = hashSecret(secret);
  const [found] = await db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.hash, hash),
        gt(staffSessions.expiresAt, new Date(now)),
        gt(staffSessions.lastUsedAt, new Date(now - idleMs)),
      ),
    );
  if (!found) return undefined;
  await db
    .update(staffSessions)
    .set({ lastUsedAt: new Date(now) })
    .where(
      and(
        eq(staffSessions.hash, hash),
        lt(staffSessions.lastUsedAt, new Date(now - betweenNotesMs)),
      ),
    );
  const member = await findStaffMember(db, found.staff);
  return member && { member, hash, expiresAt: found.expiresAt };
}

/** Ends one session. */
export async function endStaffSession(db: Db, hash: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.hash, hash));
}
