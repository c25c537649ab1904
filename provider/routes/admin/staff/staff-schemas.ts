import { z } from "zod";
import type { StaffMember } from "../../../db/admin/staff.ts";
import { staffRoles } from "../../../domain/admin/scopes-and-roles.ts";
import {
  adminEmailSchema,
  adminNameSchema,
  adminTimeSchema,
  channelOrAllSchema,
} from "../admin-schemas.ts";

const grantSchema = z
  .strictObject({ role: z.enum(staffRoles), channel: channelOrAllSchema })
  .meta({ id: "StaffGrant" });

const grantsSchema = z
  .array(grantSchema)
  .min(1)
  .max(100)
  .refine(
    (grants) => new Set(grants.map(({ channel }) => channel)).size === grants.length,
    "expected one role a channel",
  );

/** A link by which a member sets a password. */
export const invitationSchema = z
  .strictObject({
    secret: z
      .string()
      .optional()
      .meta({ description: "For `POST /invitations/{secret}`, in this response only" }),
    expiresAt: adminTimeSchema,
  })
  .meta({ id: "Invitation" });

export const staffMemberSchema = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    status: z.enum(["invited", "active"]),
    grants: z.array(grantSchema),
    createdAt: adminTimeSchema,
  })
  .meta({ id: "StaffMember" });

export const invitedMemberSchema = z
  .strictObject({ ...staffMemberSchema.shape, invitation: invitationSchema })
  .meta({ id: "InvitedStaffMember" });

export const newMemberSchema = z
  .strictObject({ email: adminEmailSchema, name: adminNameSchema(100), grants: grantsSchema })
  .meta({ id: "NewStaffMember" });

export const memberChangeSchema = z
  .strictObject({ name: adminNameSchema(100).optional(), grants: grantsSchema.optional() })
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "StaffMemberChange" });

export const memberParams = z.strictObject({ member: z.string().regex(/^st_[0-9a-f]{24}$/) });

/** A member as the admin API shows them, with the roles on channels that `canSee` says. */
export function toStaffMember(
  row: StaffMember,
  canSee: (channel: string | null) => boolean = () => true,
): z.input<typeof staffMemberSchema> {
  const { id, email, name, passwordHash } = row;
  return {
    id,
    email,
    name,
    status: passwordHash === null ? "invited" : "active",
    grants: row.grants.filter(({ channel }) => canSee(channel)),
    createdAt: row.createdAt.toISOString(),
  };
}
