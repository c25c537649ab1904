import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { createSecret, hashSecret } from "../../domain/accounts/secrets.ts";
import { staff, staffInvitations } from "../admin-schema.ts";
import type { Db } from "../database.ts";

const lifeMs = 7 * 24 * 60 * 60_000;

/** A link by which a member sets a password, good once and for a week; earlier ones of the member end. */
export async function issueStaffInvitation(
  db: Db,
  member: string,
  now: Date,
): Promise<{ secret: string; expiresAt: Date }> {
  await db.delete(staffInvitations).where(eq(staffInvitations.staff, member));
  return insertInvitation(db, member, now);
}

/**
 * A secret that makes its first user the owner of all channels; undefined where there is staff already. Each process issues
 * one at its start, and the first use ends them all.
 */
export async function issueFirstOwnerInvitation(db: Db, now: Date): Promise<string | undefined> {
  if ((await db.$count(staff)) > 0) return undefined;
  await db
    .delete(staffInvitations)
    .where(and(isNull(staffInvitations.staff), lte(staffInvitations.expiresAt, now)));
  return (await insertInvitation(db, null, now)).secret;
}

/** Whose link it is, without using it up: its member, or null for that of the first owner. */
export async function findStaffInvitation(
  db: Db,
  secret: string,
  now: Date,
): Promise<{ member: string | null } | undefined> {
  const [found] = await db.select().from(staffInvitations).where(usable(secret, now));
  return found && { member: found.staff };
}

/** Uses a link up. Its member, or null for that of the first owner; undefined where it is unknown, used or expired. */
export async function redeemStaffInvitation(
  tx: Db,
  secret: string,
  now: Date,
): Promise<{ member: string | null } | undefined> {
  const [used] = await tx.delete(staffInvitations).where(usable(secret, now)).returning();
  return used && { member: used.staff };
}

/** Ends the links of a member. */
export async function endStaffInvitations(tx: Db, member: string): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.staff, member));
}

/** Ends all links that would make a first owner. */
export async function endFirstOwnerInvitations(tx: Db): Promise<void> {
  await tx.delete(staffInvitations).where(isNull(staffInvitations.staff));
}

function usable(secret: string, now: Date) {
  return and(eq(staffInvitations.hash, hashSecret(secret)), gt(staffInvitations.expiresAt, now));
}

async function insertInvitation(db: Db, member: string | null, now: Date) {
  const secret = createSecret();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await db.insert(staffInvitations).values({ hash: hashSecret(secret), staff: member, expiresAt });
  return { secret, expiresAt };
}
