import { z } from "zod";
import { languages } from "../../../../lib/contract/languages.ts";
import { endViewerSessionsExcept } from "../../../db/access-tokens.ts";
import { listAdminViewers, listIdentityKinds } from "../../../db/admin/admin-viewers.ts";
import { listDevices } from "../../../db/devices.ts";
import type { ViewerRecord } from "../../../domain/accounts/viewer-record.ts";
import { requireViewer, viewerParams } from "./require-viewer.ts";
import { viewerAccountOperations } from "./viewer-account-operations.ts";
import { requireAdminChannel } from "../channels/require-admin-channel.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import {
  adminNameSchema,
  adminTimeSchema,
  channelParams,
  listPage,
  pageQuery,
  pageSchema,
} from "../admin-schemas.ts";

const tag = "Viewers";
const read = { scope: "viewers:read", on: "channel" } as const;
const write = { scope: "viewers:write", on: "channel" } as const;

const summaryFields = {
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  createdAt: adminTimeSchema,
};
const viewerSummarySchema = z.strictObject(summaryFields).meta({ id: "ViewerSummary" });
const viewerSchema = z
  .strictObject({
    ...summaryFields,
    emailVerifiedAt: adminTimeSchema.optional(),
    hasPassword: z.boolean(),
    identities: z
      .array(z.string())
      .meta({ description: "Other ways to sign in", example: ["google"] }),
    language: z.enum(languages).optional(),
    blockedAt: adminTimeSchema.optional().meta({ description: "Missing unless blocked" }),
    deletionAt: adminTimeSchema
      .optional()
      .meta({ description: "When the account is deleted, as its viewer has requested" }),
    sessions: z.array(
      z.strictObject({
        id: z.string(),
        userAgent: z.string().optional(),
        city: z.string().optional(),
        country: z.string().optional(),
        startedAt: adminTimeSchema,
        lastActiveAt: adminTimeSchema,
      }),
    ),
  })
  .meta({ id: "Viewer" });

const listViewers = defineAdminOperation({
  id: "listViewers",
  method: "GET",
  path: "/channels/{channel}/viewers",
  tag,
  summary: "List viewers",
  description: "`email` finds viewers that have the text in their address.",
  access: read,
  status: 200,
  params: channelParams,
  query: pageQuery.extend({ email: adminNameSchema(200).optional() }),
  body: noBody,
  response: pageSchema(viewerSummarySchema),
  run: async ({ db, params: { channel }, query }) => {
    await requireAdminChannel(db, channel);
    return listPage(
      query,
      (page) => listAdminViewers(db, channel, query, page),
      ({ id }) => id,
      toSummary,
    );
  },
});

const getViewer = defineAdminOperation({
  id: "getViewer",
  method: "GET",
  path: "/channels/{channel}/viewers/{viewer}",
  tag,
  summary: "Read a viewer",
  access: read,
  status: 200,
  params: viewerParams,
  query: noQuery,
  body: noBody,
  response: viewerSchema,
  run: async ({ services, db, params }) => {
    const row = await requireViewer(db, params);
    const devices = await listDevices(db, row.id, services.clock.now());
    const sessions = devices.map(({ startedAt, lastActiveAt, userAgent, city, country, id }) => ({
      id,
      userAgent: userAgent ?? undefined,
      city: city ?? undefined,
      country: country ?? undefined,
      startedAt: startedAt.toISOString(),
      lastActiveAt: lastActiveAt.toISOString(),
    }));
    return {
      body: {
        ...toSummary(row),
        emailVerifiedAt: row.emailVerifiedAt?.toISOString(),
        hasPassword: row.passwordHash !== null,
        identities: await listIdentityKinds(db, row.id),
        language: row.language ?? undefined,
        blockedAt: row.blockedAt?.toISOString(),
        deletionAt: row.deletionAt?.toISOString(),
        sessions,
      },
    };
  },
});

const signOutViewer = defineAdminOperation({
  id: "signOutViewer",
  method: "DELETE",
  path: "/channels/{channel}/viewers/{viewer}/sessions",
  tag,
  summary: "Sign a viewer out everywhere",
  description: "All sessions end with the next request, and their browsers get no more pushes.",
  access: write,
  status: 204,
  params: viewerParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params }) => {
    const { id } = await requireViewer(db, params);
    await endViewerSessionsExcept(db, id);
    return { changes: [{ resourceType: "viewer", resourceId: id, channel: params.channel }] };
  },
});

/** Viewers in the admin API: docs/admin-api.md AA-91. */
export const viewerOperations: readonly AdminOperation[] = [
  listViewers,
  getViewer,
  signOutViewer,
  ...viewerAccountOperations,
];

function toSummary({ id, email, firstName, lastName, createdAt }: ViewerRecord) {
  return { id, email, firstName, lastName, createdAt: createdAt.toISOString() };
}
