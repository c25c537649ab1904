import type { Context } from "hono";
import { findStaffByEmail, type StaffMember } from "../../../db/admin/staff.ts";
import { clearWrongPasswords, countWrongPassword } from "../../../db/wrong-passwords.ts";
import { verifyPassword } from "../../../domain/accounts/passwords.ts";
import { calculateSignInDelayMs } from "../../../domain/accounts/sign-in-delay.ts";
import type { Services } from "../../../services.ts";
import {
  createTooManyAttemptsError,
  limitAccountAttempts,
} from "../../accounts/limit-account-attempts.ts";
import { readViewerNetwork } from "../../limit-calls.ts";

/**
 * The member of an address and a password; undefined where either is wrong. Attempts are limited and slowed down as those of viewers are, and
 * unknown addresses cost the same work: docs/security.md SE-223.
 */
export async function attemptStaffSignIn(
  services: Services,
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<StaffMember | undefined> {
  const { db, clock, limits, waitingRoom, hasher } = services;
  const tried = { account: `staff ${email}`, address: readViewerNetwork(services, context) };
  await limitAccountAttempts(services, context, "sign-in", tried);
  const delayMs = calculateSignInDelayMs(await countWrongPassword(db, tried.account, clock.now()));
  const mayWait = delayMs === 0 || (await limits.isRemembered(tried));
  if (!mayWait && !(await waitingRoom.wait(tried.account, delayMs))) {
    throw createTooManyAttemptsError(context, Math.ceil(delayMs / 1000));
  }
  const member = await findStaffByEmail(db, email);
  const isRight = await verifyPassword(password, member?.passwordHash, hasher);
  if (!member || !isRight) return undefined;
  await limits.giveBack("sign-in", tried);
  await limits.remember(tried);
  await clearWrongPasswords(db, tried.account);
  return member;
}
