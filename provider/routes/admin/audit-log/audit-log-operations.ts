import { z } from "zod";
import { type AuditLogRow, listAuditLog } from "../../../db/admin/audit-log.ts";
import { listChannelsWithScope } from "../../../domain/admin/scopes-and-roles.ts";
import { type AdminOperation, defineAdminOperation, noBody, noParams } from "../admin-operation.ts";
import {
  adminTextSchema,
  adminTimeSchema,
  channelTokenSchema,
  listPage,
  pageQuery,
  pageSchema,
  toRowNumber,
} from "../admin-schemas.ts";

const entrySchema = z
  .strictObject({
    id: z.string(),
    at: adminTimeSchema,
    actor: z.strictObject({
      kind: z.enum(["staff", "api-key", "anonymous"]),
      id: z.string(),
      name: z.string().meta({ description: "E-mail address of a member, name of a key" }),
    }),
    action: z.string().meta({ description: "The operation", example: "updateChannel" }),
    channel: z.string().nullable(),
    resource: z.strictObject({ type: z.string(), id: z.string() }),
    before: z.looseObject({}).nullable().meta({ description: "`null` where it was created" }),
    after: z.looseObject({}).nullable().meta({ description: "`null` where it was deleted" }),
    requestId: z.string().nullable(),
  })
  .meta({ id: "AuditLogEntry" });

const filter = adminTextSchema(200).optional();

const listAuditLogEntries = defineAdminOperation({
  id: "listAuditLog",
  method: "GET",
  path: "/audit-log",
  tag: "Audit log",
  summary: "List changes, the latest first",
  description: "Every change that was made by this API. Entries are neither changed nor deleted.",
  access: { scope: "audit-log:read", on: "any" },
  status: 200,
  params: noParams,
  query: pageQuery.extend({
    channel: channelTokenSchema.optional(),
    actor: filter,
    action: filter,
    resourceType: filter,
    resourceId: filter,
  }),
  body: noBody,
  response: pageSchema(entrySchema),
  run: async ({ db, actor, query }) => {
    const { channel, actor: by, action, resourceType, resourceId } = query;
    const channels = listChannelsWithScope(actor, "audit-log:read");
    const filters = { channels, channel, actor: by, action, resourceType, resourceId };
    return listPage(
      query,
      ({ after, limit }) => listAuditLog(db, filters, { before: toRowNumber(after), limit }),
      ({ id }) => String(id),
      toEntry,
    );
  },
});

/** The audit log of the admin API: docs/admin-api.md AA-60. */
export const auditLogOperations: readonly AdminOperation[] = [listAuditLogEntries];

function toEntry(row: AuditLogRow): z.input<typeof entrySchema> {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    actor: { kind: row.actorKind, id: row.actorId, name: row.actorName },
    action: row.action,
    channel: row.channel,
    resource: { type: row.resourceType, id: row.resourceId },
    before: row.before && { ...row.before },
    after: row.after && { ...row.after },
    requestId: row.requestId,
  };
}
