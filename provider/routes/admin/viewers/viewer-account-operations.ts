import { z } from "zod";
import { deleteViewerAccount } from "../../../commerce/delete-accounts.ts";
import { endSubscriptionsOfViewer } from "../../../commerce/end-subscriptions-of-viewer.ts";
import { endViewerSessionsExcept } from "../../../db/access-tokens.ts";
import type { AuditedChange } from "../../../db/admin/audit-log.ts";
import { loadViewerData } from "../../../db/viewer-data.ts";
import { lockViewer, updateViewer } from "../../../db/viewers.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import type { ViewerRecord } from "../../../domain/accounts/viewer-record.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { requireViewer, viewerParams } from "./require-viewer.ts";

const path = "/channels/{channel}/viewers/{viewer}";
const tag = "Viewers";
const write = { scope: "viewers:write", on: "channel" } as const;

const row = z.record(z.string(), z.unknown());
const viewerDataSchema = z
  .strictObject({
    account: row,
    identities: z.array(row),
    registrationAnswers: z.array(row),
    sessions: z.array(row),
    knownDevices: z.array(row),
    watchList: z.array(row),
    notifications: z.array(row),
    watchProgress: z.array(row),
    paymentMethods: z.array(row),
    purchases: z.array(row),
    invoices: z.array(row),
    gifts: z.array(row),
  })
  .meta({ id: "ViewerData" });

const blockViewer = defineAdminOperation({
  id: "blockViewer",
  method: "POST",
  path: `${path}/block`,
  tag,
  summary: "Block a viewer",
  description:
    "All sessions end, and no sign-in succeeds until the block is removed. Subscriptions end with the paid period. " +
    "A viewer who is blocked already stays as they are.",
  access: write,
  status: 204,
  params: viewerParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params, now }) => {
    await lockViewer(db, params.viewer);
    const viewer = await requireViewer(db, params);
    if (viewer.blockedAt) return {};
    await endSubscriptionsOfViewer(db, viewer.id, now);
    await updateViewer(db, viewer.id, { blockedAt: now });
    await endViewerSessionsExcept(db, viewer.id);
    const after = { blockedAt: now.toISOString() };
    return { changes: [{ ...audited(viewer), after }] };
  },
});

const unblockViewer = defineAdminOperation({
  id: "unblockViewer",
  method: "DELETE",
  path: `${path}/block`,
  tag,
  summary: "Unblock a viewer",
  access: write,
  status: 204,
  params: viewerParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params }) => {
    await lockViewer(db, params.viewer);
    const viewer = await requireViewer(db, params);
    if (!viewer.blockedAt) return {};
    await updateViewer(db, viewer.id, { blockedAt: null });
    const before = { blockedAt: viewer.blockedAt.toISOString() };
    return { changes: [{ ...audited(viewer), before }] };
  },
});

const exportViewer = defineAdminOperation({
  id: "exportViewer",
  method: "GET",
  path: `${path}/data`,
  tag,
  summary: "Export everything that is stored about a viewer",
  description: "The document that the viewer downloads too, without secrets.",
  access: { scope: "viewers:read", on: "channel" },
  status: 200,
  cost: "search",
  params: viewerParams,
  query: noQuery,
  body: noBody,
  response: viewerDataSchema,
  run: async ({ db, params }) => {
    const data = await loadViewerData(db, await requireViewer(db, params));
    return { body: viewerDataSchema.parse(JSON.parse(JSON.stringify(data))) };
  },
});

const deleteViewer = defineAdminOperation({
  id: "deleteViewer",
  method: "DELETE",
  path,
  tag,
  summary: "Delete a viewer",
  description:
    "At once and for good, with their subscriptions and everything that is theirs. Invoices stay, as bookkeeping " +
    "requires. 409 while a payment is under way.",
  access: write,
  status: 204,
  params: viewerParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params }) => {
    await lockViewer(db, params.viewer);
    const viewer = await requireViewer(db, params);
    if (!(await deleteViewerAccount(db, viewer))) {
      throw createAdminProblem(
        "conflict",
        "A payment of the viewer is under way: try again later.",
      );
    }
    return { changes: [audited(viewer)] };
  },
});

/** Blocking, exporting and deleting viewers: docs/admin-api.md AA-150 to AA-152. */
export const viewerAccountOperations: readonly AdminOperation[] = [
  blockViewer,
  unblockViewer,
  exportViewer,
  deleteViewer,
];

/** Without the viewer's data, which would outlive their deletion. */
function audited({ id, channel }: ViewerRecord): AuditedChange {
  return { resourceType: "viewer", resourceId: id, channel };
}
