import {
  deletePageDraft,
  deletePageRevisions,
  listPagesWithDrafts,
  lockPagesOfChannel,
  savePageDraft,
} from "../../../db/admin/page-drafts.ts";
import { findAdminChannel } from "../../../db/admin/admin-channels.ts";
import { deletePublishedPage } from "../../../db/admin/published-pages.ts";
import type { Db } from "../../../db/database.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { requireAdminChannel } from "../channels/require-admin-channel.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { channelParams, listPage, pageQuery, pageSchema } from "../admin-schemas.ts";
import { createChannelProblem } from "../authorize-call.ts";
import {
  findPageWithDraft,
  type PageRecordWithDraft,
  requirePageOfChannel,
  toAdminPage,
} from "./page-records.ts";
import {
  adminPageSchema,
  adminPageSummarySchema,
  newPageSchema,
  pageChangeSchema,
  pageParams,
} from "./page-schemas.ts";

const tag = "Pages";
const bodyBytes = 1_048_576;
const read = { scope: "pages:read", on: "channel" } as const;
const write = { scope: "pages:write", on: "channel" } as const;

const listPages = defineAdminOperation({
  id: "listPages",
  method: "GET",
  path: "/channels/{channel}/pages",
  tag,
  summary: "List pages and drafts",
  access: read,
  status: 200,
  params: channelParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(adminPageSummarySchema),
  run: async ({ db, params: { channel }, query }) => {
    await requireAdminChannel(db, channel);
    return listPage(
      query,
      (page) => listPagesWithDrafts(db, channel, page),
      ({ token }) => token,
      ({ token, url, name, isDraft, isPublished }) => {
        const state = isPublished ? (isDraft ? "changed" : "published") : "draft";
        return { token, url, name, state } as const;
      },
    );
  },
});

const createPage = defineAdminOperation({
  id: "createPage",
  method: "POST",
  path: "/channels/{channel}/pages",
  tag,
  summary: "Create a draft of a new page",
  access: write,
  status: 201,
  isVersioned: true,
  isIdempotent: true,
  bodyBytes,
  params: channelParams,
  query: noQuery,
  body: newPageSchema,
  response: adminPageSchema,
  run: async ({ db, params: { channel }, body, actor, now }) => {
    await requireLockedPages(db, channel);
    if (await findPageWithDraft(db, channel, body.token)) {
      const taken = { pointer: "#/token", detail: "Another page has this token." };
      throw createAdminProblem("already-exists", `There is a page "${body.token}".`, [taken]);
    }
    const by = { updatedAt: now, updatedBy: actor.name };
    await savePageDraft(db, channel, { picture: "", ...body }, by);
    const page = await requirePageOfChannel(db, channel, body.token);
    return {
      ...shown(page),
      location: `/channels/${channel}/pages/${body.token}`,
      changes: [{ ...namePage(channel, body.token), after: page.document }],
    };
  },
});

const getPage = defineAdminOperation({
  id: "getPage",
  method: "GET",
  path: "/channels/{channel}/pages/{page}",
  tag,
  summary: "Read a page",
  description: "With the changes of its draft, if it has one.",
  access: read,
  status: 200,
  isVersioned: true,
  params: pageParams,
  query: noQuery,
  body: noBody,
  response: adminPageSchema,
  run: async ({ db, params: { channel, page } }) =>
    shown(await requirePageOfChannel(db, channel, page)),
});

const updatePage = defineAdminOperation({
  id: "updatePage",
  method: "PATCH",
  path: "/channels/{channel}/pages/{page}",
  tag,
  summary: "Change the draft of a page",
  description:
    "Viewers see the change when it is published. A field that is sent replaces the former value as a whole; `null` removes one that may be missing.",
  access: write,
  status: 200,
  isVersioned: true,
  isConditional: true,
  bodyBytes,
  params: pageParams,
  query: noQuery,
  body: pageChangeSchema,
  response: adminPageSchema,
  run: async ({ db, params: { channel, page: token }, body, actor, now, requireVersion }) => {
    await requireLockedPages(db, channel);
    const before = await requirePageOfChannel(db, channel, token);
    requireVersion(before.version);
    const picture = "picture" in body ? (body.picture ?? "") : before.document.picture;
    const by = { updatedAt: now, updatedBy: actor.name };
    await savePageDraft(db, channel, { ...before.document, ...body, picture }, by);
    const after = await requirePageOfChannel(db, channel, token);
    const changed = { before: before.document, after: after.document };
    return { ...shown(after), changes: [{ ...namePage(channel, token), ...changed }] };
  },
});

const discardDraft = defineAdminOperation({
  id: "discardPageDraft",
  method: "DELETE",
  path: "/channels/{channel}/pages/{page}/draft",
  tag,
  summary: "Discard the draft of a page",
  description: "A page that was never published is gone then.",
  access: write,
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: pageParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params: { channel, page: token }, requireVersion }) => {
    await requireLockedPages(db, channel);
    const { draft, published, version } = await requirePageOfChannel(db, channel, token);
    requireVersion(version);
    if (!draft) throw createAdminProblem("conflict", "The page has no draft.");
    await deletePageDraft(db, channel, token);
    return { changes: [{ ...namePage(channel, token), before: draft, after: published }] };
  },
});

const deletePage = defineAdminOperation({
  id: "deletePage",
  method: "DELETE",
  path: "/channels/{channel}/pages/{page}",
  tag,
  summary: "Delete a page",
  description: "With its draft and revisions. The home page of a channel stays.",
  access: { scope: "pages:publish", on: "channel" },
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: pageParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params: { channel, page: token }, requireVersion }) => {
    await requireLockedPages(db, channel);
    const { document, version } = await requirePageOfChannel(db, channel, token);
    requireVersion(version);
    if ((await findAdminChannel(db, channel))?.homePage === token) {
      throw createAdminProblem("conflict", "Make another page the home page first.");
    }
    await deletePageDraft(db, channel, token);
    await deletePageRevisions(db, channel, token);
    await deletePublishedPage(db, channel, token);
    return { changes: [{ ...namePage(channel, token), before: document }] };
  },
});

/** Pages and their drafts in the admin API: docs/admin-api.md AA-80. */
export const pageOperations: readonly AdminOperation[] = [
  listPages,
  createPage,
  getPage,
  updatePage,
  discardDraft,
  deletePage,
];

/** 404 for a channel that does not exist; else other changes of its pages wait. */
export async function requireLockedPages(tx: Db, channel: string): Promise<void> {
  if (!(await lockPagesOfChannel(tx, channel))) throw createChannelProblem(channel);
}

/** A page in the audit log. */
export function namePage(channel: string, token: string) {
  return { resourceType: "page", resourceId: token, channel } as const;
}

function shown(page: PageRecordWithDraft) {
  return { body: toAdminPage(page), version: page.version };
}
