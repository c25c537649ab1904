import { z } from "zod";
import { requestTextSchema } from "../../../../lib/contract/request-text.ts";
import {
  endFirstOwnerInvitations,
  findStaffInvitation,
  redeemStaffInvitation,
} from "../../../db/admin/staff-invitations.ts";
import { createStaffSession } from "../../../db/admin/staff-sessions.ts";
import {
  createStaffMember,
  endStaffSessions,
  findStaffMember,
  lockStaff,
  type StaffMember,
  updateStaffMember,
} from "../../../db/admin/staff.ts";
import type { Db } from "../../../db/database.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { type AdminOperation, definePreparedAdminOperation, noQuery } from "../admin-operation.ts";
import { adminEmailSchema, adminNameSchema } from "../admin-schemas.ts";
import { createStaffActor, setStaffCookie } from "../authenticate-staff.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";
import { staffMemberSchema, toStaffMember } from "../staff/staff-schemas.ts";
import { hashStaffPassword } from "./hash-staff-password.ts";

const acceptanceSchema = z
  .strictObject({
    password: requestTextSchema().min(1).max(1_024),
    email: adminEmailSchema.optional(),
    name: adminNameSchema(100).optional(),
  })
  .meta({
    id: "InvitationAcceptance",
    description: "`email` and `name` are for the first owner, who has none yet.",
  });

const acceptInvitation = definePreparedAdminOperation({
  id: "acceptInvitation",
  method: "POST",
  path: "/invitations/{secret}",
  tag: "Session",
  summary: "Accept an invitation",
  description:
    "Sets the password of a member and signs them in. An invitation is good once. Other sessions of the member end.",
  access: "public",
  status: 200,
  cost: "hash",
  limits: ["secrets"],
  params: z.strictObject({ secret: z.string().regex(/^[\w-]{43}$/) }),
  query: noQuery,
  body: acceptanceSchema,
  response: staffMemberSchema,
  prepare: async ({ services, db, params: { secret }, body, now }) => {
    const invitation = await findStaffInvitation(db, secret, now);
    if (!invitation) throw createExpiredProblem();
    const person = await namePerson(db, invitation.member, body);
    const { password } = body;
    const passwordHash = await hashStaffPassword(services, password, person.email, "#/password");
    return { person, passwordHash };
  },
  run: async ({ services, context, db, params: { secret }, now, prepared }) => {
    await lockStaff(db);
    const used = await redeemStaffInvitation(db, secret, now);
    if (!used) throw createExpiredProblem();
    const member = used.member ?? (await createFirstOwner(db, prepared.person, now)).id;
    const { passwordHash } = prepared;
    await endStaffSessions(db, member);
    const active = await updateStaffMember(db, member, { passwordHash });
    if (!active) throw createExpiredProblem();
    setStaffCookie(services, context, await createStaffSession(db, member, now.getTime()));
    return {
      body: toStaffMember(active),
      by: createStaffActor(active),
      changes: [{ resourceType: "invitation", resourceId: member, channel: null }],
    };
  },
});

/** Invitations of the admin API: docs/admin-api.md AA-13. */
export const invitationOperations: readonly AdminOperation[] = [acceptInvitation];

type Person = { email: string; name: string };

/** Whose password is set: of a member, or of the first owner, who says their address and name. */
async function namePerson(
  db: Db,
  member: string | null,
  { email, name }: z.output<typeof acceptanceSchema>,
): Promise<Person> {
  if (member !== null) {
    const found = await findStaffMember(db, member);
    if (!found) throw createExpiredProblem();
    return found;
  }
  if (email !== undefined && name !== undefined) return { email, name };
  const missing = [email === undefined && "email", name === undefined && "name"].filter(Boolean);
  throw createInvalidInputProblem(
    missing.map((field) => ({ pointer: `#/${field}`, detail: "The first owner needs it." })),
  );
}

async function createFirstOwner(db: Db, person: Person, now: Date): Promise<StaffMember> {
  await endFirstOwnerInvitations(db);
  const grants = [{ role: "owner", channel: null }] as const;
  const owner = await createStaffMember(db, { ...person, grants, now });
  if (!owner) throw createExpiredProblem();
  return owner;
}

function createExpiredProblem() {
  return createAdminProblem("expired", "Request another invitation.");
}
