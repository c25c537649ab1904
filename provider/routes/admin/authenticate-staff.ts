import type { Context } from "hono";
import { getCookie, setCookie, deleteCookie } from "hono/cookie";
import { findApiKeyBySecret } from "../../db/admin/api-keys.ts";
import { findStaffSession } from "../../db/admin/staff-sessions.ts";
import { findStaffMember, type StaffMember } from "../../db/admin/staff.ts";
import { createAdminProblem } from "../../domain/admin/problems.ts";
import {
  type AdminActor,
  createScopeGrants,
  limitScopeGrants,
} from "../../domain/admin/scopes-and-roles.ts";
import type { Services } from "../../services.ts";

const cookieName = "mq_staff";
const safe = ["GET", "HEAD"];

/** Who makes a call: by API key (`Authorization: Bearer`), else by the cookie of a session. 401 without either. */
export async function authenticateStaff(services: Services, context: Context): Promise<AdminActor> {
  const authorization = context.req.header("Authorization");
  const actor =
    authorization === undefined
      ? await findActorOfSession(services, context)
      : await findActorOfKey(services, authorization);
  if (actor) return actor;
  context.header("WWW-Authenticate", 'Bearer realm="admin"');
  throw createAdminProblem("unauthenticated", "The key or session is missing, wrong or expired.");
}

/** The session of a call's cookie. */
export function findCurrentStaffSession({ db, clock }: Services, context: Context) {
  const secret = getCookie(context, cookieName);
  return secret === undefined ? undefined : findStaffSession(db, secret, clock.now());
}

/** Stores a session in the browser: for scripts unreadable, for other sites useless. docs/security.md SE-220 */
export function setStaffCookie(
  services: Services,
  context: Context,
  { secret, expiresAt }: { secret: string; expiresAt: Date },
): void {
  const lifeMs = expiresAt.getTime() - services.clock.now();
  setCookie(context, cookieName, secret, {
    ...cookieOptions(services),
    maxAge: Math.round(lifeMs / 1000),
  });
}

/** Removes it. */
export function deleteStaffCookie(services: Services, context: Context): void {
  deleteCookie(context, cookieName, cookieOptions(services));
}

/** A member as the maker of a call. */
export function createStaffActor({ id, email, grants }: StaffMember): AdminActor {
  return { kind: "staff", id, name: email, member: id, grants: createScopeGrants(grants) };
}

function cookieOptions({ publicOrigin }: Services) {
  const secure = publicOrigin.startsWith("https:");
  return { path: "/admin", httpOnly: true, sameSite: "Strict", secure } as const;
}

async function findActorOfSession(
  services: Services,
  context: Context,
): Promise<AdminActor | undefined> {
  const session = await findCurrentStaffSession(services, context);
  if (!session) return undefined;
  if (!safe.includes(context.req.method)) requireSameOriginCall(services, context);
  return createStaffActor(session.member);
}

async function findActorOfKey(
  { db, clock }: Services,
  authorization: string,
): Promise<AdminActor | undefined> {
  const [, secret] = /^Bearer +(mqk_[\w-]{43})$/i.exec(authorization) ?? [];
  const key = secret && (await findApiKeyBySecret(db, secret, clock.now()));
  const member = key && (await findStaffMember(db, key.createdBy));
  if (!member) return undefined;
  const grants = limitScopeGrants(createScopeGrants(member.grants), key);
  return { kind: "api-key", id: key.id, name: key.name, member: member.id, grants };
}

/** A page of another origin has the cookie as well where it is of the same site: docs/security.md SE-220. */
function requireSameOriginCall({ publicOrigin }: Services, { req }: Context): void {
  const site = req.header("Sec-Fetch-Site");
  const origin = req.header("Origin");
  const isSame =
    site === undefined
      ? origin === undefined ||
        origin === publicOrigin ||
        URL.parse(origin)?.host === req.header("Host")
      : site === "same-origin";
  if (!isSame) throw createAdminProblem("cross-origin", "A session changes nothing from there.");
}
