import { z } from "zod";
import { requestTextSchema } from "../../../../lib/contract/request-text.ts";
import { endStaffInvitations } from "../../../db/admin/staff-invitations.ts";
import { createStaffSession, endStaffSession } from "../../../db/admin/staff-sessions.ts";
import { endStaffSessions, updateStaffMember } from "../../../db/admin/staff.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { adminScopes } from "../../../domain/admin/scopes-and-roles.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  definePreparedAdminOperation,
  noBody,
  noParams,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { adminEmailSchema, channelOrAllSchema } from "../admin-schemas.ts";
import {
  createStaffActor,
  deleteStaffCookie,
  findCurrentStaffSession,
  setStaffCookie,
} from "../authenticate-staff.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";
import { staffMemberSchema, toStaffMember } from "../staff/staff-schemas.ts";
import { attemptStaffSignIn } from "./attempt-staff-sign-in.ts";
import { hashStaffPassword } from "./hash-staff-password.ts";

const tag = "Session";

const credentialsSchema = z
  .strictObject({ email: adminEmailSchema, password: requestTextSchema().min(1).max(1_024) })
  .meta({ id: "StaffCredentials" });

const passwordChangeSchema = z
  .strictObject({
    currentPassword: requestTextSchema().min(1).max(1_024),
    newPassword: requestTextSchema().min(1).max(1_024),
  })
  .meta({ id: "PasswordChange" });

const actorSchema = z
  .strictObject({
    kind: z.enum(["staff", "api-key"]),
    id: z.string(),
    name: z.string(),
    grants: z.array(
      z.strictObject({ channel: channelOrAllSchema, scopes: z.array(z.enum(adminScopes)) }),
    ),
  })
  .meta({ id: "Actor" });

const signIn = definePreparedAdminOperation({
  id: "signIn",
  method: "POST",
  path: "/session",
  tag,
  summary: "Sign in",
  description:
    "Sets the cookie of a session, which ends after a week, or after a day without any call.",
  access: "public",
  status: 200,
  cost: "hash",
  limits: ["sign-in"],
  params: noParams,
  query: noQuery,
  body: credentialsSchema,
  response: staffMemberSchema,
  prepare: async ({ services, context, body }) => {
    const member = await attemptStaffSignIn(services, context, body);
    if (member) return member;
    throw createAdminProblem("wrong-credentials", "Check both, or request another invitation.");
  },
  run: async ({ services, context, db, now, prepared: member }) => {
    const session = await createStaffSession(db, member.id, now.getTime());
    setStaffCookie(services, context, session);
    return {
      body: toStaffMember(member),
      by: createStaffActor(member),
      changes: [{ resourceType: "session", resourceId: member.id, channel: null }],
    };
  },
});

const getActor = defineAdminOperation({
  id: "getSession",
  method: "GET",
  path: "/session",
  tag,
  summary: "Who is signed in",
  description: "The member or API key that makes this call, with its scopes.",
  access: "signed-in",
  status: 200,
  params: noParams,
  query: noQuery,
  body: noBody,
  response: actorSchema,
  run: async ({ actor: { kind, id, name, grants } }) => {
    if (kind === "anonymous") throw createAdminProblem("unauthenticated", "Nobody is signed in.");
    const shown = grants.map(({ channel, scopes }) => ({ channel, scopes: [...scopes] }));
    return { body: { kind, id, name, grants: shown } };
  },
});

const signOut = defineAdminOperation({
  id: "signOut",
  method: "DELETE",
  path: "/session",
  tag,
  summary: "Sign out",
  access: "signed-in",
  status: 204,
  params: noParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ services, context, db, actor }) => {
    const session = await findCurrentStaffSession({ ...services, db }, context);
    if (actor.kind !== "staff" || !session) {
      throw createAdminProblem("not-found", "This call has no session.");
    }
    await endStaffSession(db, session.hash);
    deleteStaffCookie(services, context);
    return { changes: [{ resourceType: "session", resourceId: actor.id, channel: null }] };
  },
});

const changePassword = definePreparedAdminOperation({
  id: "changePassword",
  method: "POST",
  path: "/session/password",
  tag,
  summary: "Change one's password",
  description: "Other sessions of the member end, and an invitation that is still open.",
  access: "signed-in",
  status: 204,
  cost: "hash",
  limits: ["direct", "admin", "sign-in"],
  params: noParams,
  query: noQuery,
  body: passwordChangeSchema,
  response: noResponse,
  prepare: async ({ services, context, actor, body }) => {
    if (actor.kind !== "staff") throw createAdminProblem("forbidden", "A key has no password.");
    const credentials = { email: actor.name, password: body.currentPassword };
    if (!(await attemptStaffSignIn(services, context, credentials))) {
      const detail = "This is not the current password.";
      throw createInvalidInputProblem([{ pointer: "#/currentPassword", detail }]);
    }
    return hashStaffPassword(services, body.newPassword, actor.name, "#/newPassword");
  },
  run: async ({ services, context, db, actor, prepared: passwordHash }) => {
    const session = await findCurrentStaffSession({ ...services, db }, context);
    await endStaffSessions(db, actor.id, session?.hash);
    await endStaffInvitations(db, actor.id);
    await updateStaffMember(db, actor.id, { passwordHash });
    return { changes: [{ resourceType: "staff", resourceId: actor.id, channel: null }] };
  },
});

/** Sessions of the admin API: docs/admin-api.md AA-12. */
export const sessionOperations: readonly AdminOperation[] = [
  signIn,
  getActor,
  signOut,
  changePassword,
];
