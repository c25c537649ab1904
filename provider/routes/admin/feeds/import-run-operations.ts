import type { Db } from "../../../db/database.ts";
import {
  findImportRun,
  type ImportRun,
  listImportFaults,
  listImportRuns,
  queueImportRun,
} from "../../../db/import/import-runs.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { type AdminOperation, defineAdminOperation, noBody, noQuery } from "../admin-operation.ts";
import { listPage, pageQuery, pageSchema, toRowNumber } from "../admin-schemas.ts";
import { nameFeed, requireFeed } from "./feed-operations.ts";
import {
  feedParams,
  importFaultSchema,
  importRunParams,
  importRunSchema,
  newImportRunSchema,
  toAdminImportFault,
  toAdminImportRun,
} from "./feed-schemas.ts";

const tag = "Import";
const read = { scope: "contents:read", on: "channel" } as const;
const write = { scope: "contents:write", on: "channel" } as const;

const startRun = defineAdminOperation({
  id: "startImportRun",
  method: "POST",
  path: "/channels/{channel}/feeds/{feed}/runs",
  tag,
  summary: "Import a feed",
  description:
    "The run begins at once, after other imports. A feed has one queued run: another call changes its options.",
  access: write,
  status: 201,
  isIdempotent: true,
  params: feedParams,
  query: noQuery,
  body: newImportRunSchema,
  response: importRunSchema,
  run: async ({ db, params, body, now }) => {
    const feed = await requireFeed(db, params);
    const run = await queueImportRun(db, feed.id, body, now);
    return {
      body: toAdminImportRun(run),
      location: `/channels/${feed.channel}/feeds/${feed.id}/runs/${run.id}`,
      changes: [{ ...nameFeed(feed), after: { run: String(run.id), ...body } }],
    };
  },
});

const listRuns = defineAdminOperation({
  id: "listImportRuns",
  method: "GET",
  path: "/channels/{channel}/feeds/{feed}/runs",
  tag,
  summary: "List imports of a feed",
  description: "The latest first; twenty are stored.",
  access: read,
  status: 200,
  params: feedParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(importRunSchema),
  run: async ({ db, params, query }) => {
    const feed = await requireFeed(db, params);
    return listPage(
      query,
      ({ after, limit }) => listImportRuns(db, feed.id, { before: toRowNumber(after), limit }),
      ({ id }) => String(id),
      toAdminImportRun,
    );
  },
});

const getRun = defineAdminOperation({
  id: "getImportRun",
  method: "GET",
  path: "/channels/{channel}/feeds/{feed}/runs/{run}",
  tag,
  summary: "Read an import",
  access: read,
  status: 200,
  params: importRunParams,
  query: noQuery,
  body: noBody,
  response: importRunSchema,
  run: async ({ db, params }) => ({ body: toAdminImportRun(await requireRun(db, params)) }),
});

const listFaults = defineAdminOperation({
  id: "listImportFaults",
  method: "GET",
  path: "/channels/{channel}/feeds/{feed}/runs/{run}/faults",
  tag,
  summary: "Read the report of an import",
  description: "In the order of the feed; the first thousand faults are stored.",
  access: read,
  status: 200,
  params: importRunParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(importFaultSchema),
  run: async ({ db, params, query }) => {
    const run = await requireRun(db, params);
    return listPage(
      query,
      ({ after, limit }) => listImportFaults(db, run.id, { after: toRowNumber(after) ?? 0, limit }),
      ({ number }) => String(number),
      toAdminImportFault,
    );
  },
});

/** Imports in the admin API: docs/admin-api.md AA-122. */
export const importRunOperations: readonly AdminOperation[] = [
  startRun,
  listRuns,
  getRun,
  listFaults,
];

async function requireRun(
  db: Db,
  params: { channel: string; feed: string; run: string },
): Promise<ImportRun> {
  const feed = await requireFeed(db, params);
  const run = await findImportRun(db, feed.id, Number(params.run));
  if (run) return run;
  throw createAdminProblem("not-found", `There is no run ${params.run}.`);
}
