import {
  addPageRevision,
  deletePageDraft,
  findPageRevision,
  listPageRevisions,
} from "../../../db/admin/page-drafts.ts";
import { savePublishedPage } from "../../../db/admin/published-pages.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import type { CataloguePage } from "../../../seed/catalogue-schema.ts";
import {
  type AdminCall,
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noQuery,
} from "../admin-operation.ts";
import { listPage, pageQuery, pageSchema, toRowNumber } from "../admin-schemas.ts";
import { namePage, requireLockedPages } from "./page-operations.ts";
import {
  type PageRecordWithDraft,
  requirePageOfChannel,
  requirePublishable,
  toAdminPage,
  toPageFields,
  toPageRevision,
} from "./page-records.ts";
import {
  adminPageSchema,
  pageParams,
  pageRevisionContentSchema,
  pageRevisionParams,
  pageRevisionSchema,
} from "./page-schemas.ts";

const tag = "Pages";
/** Revisions have numbers of 32 bits. */
const revisionDigits = 9;
const read = { scope: "pages:read", on: "channel" } as const;
const publish = { scope: "pages:publish", on: "channel" } as const;

const publishPage = defineAdminOperation({
  id: "publishPage",
  method: "POST",
  path: "/channels/{channel}/pages/{page}/publication",
  tag,
  summary: "Publish the draft of a page",
  description: "Everything that the page names must exist: else 422, with the place of each name.",
  access: publish,
  status: 200,
  isVersioned: true,
  isConditional: true,
  params: pageParams,
  query: noQuery,
  body: noBody,
  response: adminPageSchema,
  run: async (call) => {
    const { db, params, requireVersion } = call;
    await requireLockedPages(db, params.channel);
    const page = await requirePageOfChannel(db, params.channel, params.page);
    requireVersion(page.version);
    if (!page.draft) throw createAdminProblem("conflict", "The page has no draft.");
    await deletePageDraft(db, params.channel, params.page);
    return publishDocument(call, page, page.draft, null);
  },
});

const listRevisions = defineAdminOperation({
  id: "listPageRevisions",
  method: "GET",
  path: "/channels/{channel}/pages/{page}/revisions",
  tag,
  summary: "List what was published, the latest first",
  description: "The latest hundred revisions are stored.",
  access: read,
  status: 200,
  params: pageParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(pageRevisionSchema),
  run: async ({ db, params: { channel, page }, query }) => {
    await requirePageOfChannel(db, channel, page);
    return listPage(
      query,
      ({ after, limit }) => {
        const before = toRowNumber(after, revisionDigits);
        return listPageRevisions(db, channel, page, { before, limit });
      },
      ({ number }) => String(number),
      toPageRevision,
    );
  },
});

const getRevision = defineAdminOperation({
  id: "getPageRevision",
  method: "GET",
  path: "/channels/{channel}/pages/{page}/revisions/{revision}",
  tag,
  summary: "Read a revision",
  access: read,
  status: 200,
  params: pageRevisionParams,
  query: noQuery,
  body: noBody,
  response: pageRevisionContentSchema,
  run: async ({ db, params: { channel, page, revision } }) => {
    const row = await findPageRevision(db, channel, page, revision);
    if (!row) throw createRevisionProblem(revision);
    return { body: { ...toPageRevision(row), page: toPageFields(row.document) } };
  },
});

const restoreRevision = defineAdminOperation({
  id: "restorePageRevision",
  method: "POST",
  path: "/channels/{channel}/pages/{page}/revisions/{revision}/publication",
  tag,
  summary: "Publish a revision again",
  description: "As a new revision. A draft stays as it is.",
  access: publish,
  status: 200,
  isVersioned: true,
  isConditional: true,
  params: pageRevisionParams,
  query: noQuery,
  body: noBody,
  response: adminPageSchema,
  run: async (call) => {
    const { db, params, requireVersion } = call;
    const { channel, page: token, revision } = params;
    await requireLockedPages(db, channel);
    const page = await requirePageOfChannel(db, channel, token);
    requireVersion(page.version);
    const row = await findPageRevision(db, channel, token, revision);
    if (!row) throw createRevisionProblem(revision);
    return publishDocument(call, page, row.document, revision);
  },
});

/** The publication of pages: docs/admin-api.md AA-81. */
export const pagePublicationOperations: readonly AdminOperation[] = [
  publishPage,
  listRevisions,
  getRevision,
  restoreRevision,
];

type Call = Pick<
  AdminCall<{ channel: string }, unknown, unknown>,
  "services" | "db" | "actor" | "now" | "params"
>;

/** Publishes a document as the next revision; the first one of a page that was there before is what it was. */
async function publishDocument(
  { services, db, actor, now, params: { channel } }: Call,
  { published }: PageRecordWithDraft,
  document: CataloguePage,
  restoredFrom: number | null,
) {
  const { token } = document;
  await requirePublishable(db, channel, document, services.manifest);
  const revision = { channel, token, publishedAt: now, restoredFrom };
  const earlier = await listPageRevisions(db, channel, token, { before: undefined, limit: 1 });
  if (published && earlier.length === 0) {
    await addPageRevision(db, {
      ...revision,
      document: published,
      publishedBy: null,
      restoredFrom: null,
    });
  }
  await addPageRevision(db, { ...revision, document, publishedBy: actor.name });
  await savePublishedPage(db, channel, document);
  const after = await requirePageOfChannel(db, channel, token);
  const change = { ...namePage(channel, token), before: published, after: document };
  return { body: toAdminPage(after), version: after.version, changes: [change] };
}

function createRevisionProblem(revision: number) {
  return createAdminProblem("not-found", `There is no revision ${revision}.`);
}
