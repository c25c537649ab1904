import { issueStaffInvitation } from "../../../db/admin/staff-invitations.ts";
import {
  createStaffMember,
  deleteStaffMember,
  listStaff,
  lockStaff,
  updateStaffMember,
} from "../../../db/admin/staff.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { listChannelsWithScope } from "../../../domain/admin/scopes-and-roles.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noParams,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { listPage, pageQuery, pageSchema } from "../admin-schemas.ts";
import {
  canSeeGrant,
  requireAnOwner,
  requireChannelsOfGrants,
  requireMember,
  requireStaffRights,
  toMemberChanges,
} from "./require-member.ts";
import {
  invitationSchema,
  invitedMemberSchema,
  memberChangeSchema,
  memberParams,
  newMemberSchema,
  staffMemberSchema,
  toStaffMember,
} from "./staff-schemas.ts";

const tag = "Staff";
const read = { scope: "staff:read", on: "any" } as const;
const write = { scope: "staff:write", on: "any" } as const;

const listMembers = defineAdminOperation({
  id: "listStaff",
  method: "GET",
  path: "/staff",
  tag,
  summary: "List members of staff",
  access: read,
  status: 200,
  params: noParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(staffMemberSchema),
  run: async ({ db, actor, query }) => {
    const channels = listChannelsWithScope(actor, "staff:read");
    const canSee = canSeeGrant(actor);
    return listPage(
      query,
      (page) => listStaff(db, channels, page),
      ({ id }) => id,
      (member) => toStaffMember(member, canSee),
    );
  },
});

const inviteMember = defineAdminOperation({
  id: "inviteStaffMember",
  method: "POST",
  path: "/staff",
  tag,
  summary: "Invite a member",
  description:
    "Give `invitation.secret` to the person, who sets a password by `POST /invitations/{secret}` within a week.",
  access: write,
  status: 201,
  isVersioned: true,
  isIdempotent: true,
  params: noParams,
  query: noQuery,
  body: newMemberSchema,
  response: invitedMemberSchema,
  run: async ({ db, actor, body, now }) => {
    requireStaffRights(actor, body.grants);
    await requireChannelsOfGrants(db, body.grants);
    const row = await createStaffMember(db, { ...body, now });
    if (!row) {
      const taken = { pointer: "#/email", detail: "Another member has this address." };
      throw createAdminProblem("already-exists", `There is a member ${body.email}.`, [taken]);
    }
    const { secret, expiresAt } = await issueStaffInvitation(db, row.id, now);
    const after = toStaffMember(row);
    const invitation = { expiresAt: expiresAt.toISOString() };
    return {
      body: { ...after, invitation },
      once: { invitation: { ...invitation, secret } },
      version: row.version,
      location: `/staff/${row.id}`,
      changes: toMemberChanges(row.id, row.grants, { after }),
    };
  },
});

const getMember = defineAdminOperation({
  id: "getStaffMember",
  method: "GET",
  path: "/staff/{member}",
  tag,
  summary: "Read a member",
  access: read,
  status: 200,
  isVersioned: true,
  params: memberParams,
  query: noQuery,
  body: noBody,
  response: staffMemberSchema,
  run: async ({ db, actor, params: { member } }) => {
    const row = await requireMember(db, actor, member);
    return { body: toStaffMember(row, canSeeGrant(actor)), version: row.version };
  },
});

const updateMember = defineAdminOperation({
  id: "updateStaffMember",
  method: "PATCH",
  path: "/staff/{member}",
  tag,
  summary: "Change name or roles of a member",
  description:
    "`grants` replaces all roles. They count from the next call on, also for the API keys of the member.",
  access: write,
  status: 200,
  isVersioned: true,
  isConditional: true,
  params: memberParams,
  query: noQuery,
  body: memberChangeSchema,
  response: staffMemberSchema,
  run: async ({ db, actor, params: { member }, body, requireVersion }) => {
    await lockStaff(db);
    const row = await requireMember(db, actor, member);
    requireVersion(row.version);
    requireStaffRights(actor, [...row.grants, ...(body.grants ?? [])]);
    await requireChannelsOfGrants(db, body.grants ?? []);
    const changed = await updateStaffMember(db, member, body);
    if (!changed) throw createAdminProblem("not-found", `There is no member "${member}".`);
    await requireAnOwner(db);
    const [before, after] = [toStaffMember(row), toStaffMember(changed)];
    const grants = [...row.grants, ...changed.grants];
    const changes = toMemberChanges(member, grants, { before, after });
    return { body: after, version: changed.version, changes };
  },
});

const removeMember = defineAdminOperation({
  id: "removeStaffMember",
  method: "DELETE",
  path: "/staff/{member}",
  tag,
  summary: "Remove a member",
  description: "Their sessions and API keys end with it.",
  access: write,
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: memberParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, actor, params: { member }, requireVersion }) => {
    await lockStaff(db);
    const row = await requireMember(db, actor, member);
    requireVersion(row.version);
    requireStaffRights(actor, row.grants);
    await deleteStaffMember(db, member);
    await requireAnOwner(db);
    return { changes: toMemberChanges(member, row.grants, { before: toStaffMember(row) }) };
  },
});

const inviteAgain = defineAdminOperation({
  id: "renewStaffInvitation",
  method: "POST",
  path: "/staff/{member}/invitation",
  tag,
  summary: "Issue another invitation",
  description:
    "For a member whose invitation has expired, or who has forgotten the password. Earlier invitations end.",
  access: write,
  status: 201,
  params: memberParams,
  query: noQuery,
  body: noBody,
  response: invitationSchema,
  run: async ({ db, actor, params: { member }, now }) => {
    const row = await requireMember(db, actor, member);
    requireStaffRights(actor, row.grants);
    const { secret, expiresAt } = await issueStaffInvitation(db, member, now);
    const changes = toMemberChanges(member, row.grants, {});
    return { body: { expiresAt: expiresAt.toISOString() }, once: { secret }, changes };
  },
});

/** Members of staff in the admin API: docs/admin-api.md AA-72. */
export const staffOperations: readonly AdminOperation[] = [
  listMembers,
  inviteMember,
  getMember,
  updateMember,
  removeMember,
  inviteAgain,
];
