import { z } from "zod";
import { findAdminContent, listAdminContents } from "../../../db/admin/admin-contents.ts";
import { deleteContents } from "../../../db/catalogue/delete-contents.ts";
import { lockCatalogue } from "../../../db/catalogue/upsert-contents.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
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
  channelParams,
  listPage,
  pageQuery,
  pageSchema,
} from "../admin-schemas.ts";
import {
  requireAdminContent,
  saveAdminContent,
  toAdminContent,
  toAdminContentFields,
  toContentInput,
} from "./content-records.ts";
import {
  adminContentSchema,
  contentChangeSchema,
  contentParams,
  contentSummarySchema,
  newContentSchema,
} from "./content-schemas.ts";

const tag = "Contents";
/** A description of 20,000 characters and lists of texts. */
const bodyBytes = 1_048_576;
const read = { scope: "contents:read", on: "channel" } as const;
const write = { scope: "contents:write", on: "channel" } as const;

const listContents = defineAdminOperation({
  id: "listContents",
  method: "GET",
  path: "/channels/{channel}/contents",
  tag,
  summary: "List contents",
  description: "`name` finds contents that have the text in their name, `kind` films or events.",
  access: read,
  status: 200,
  params: channelParams,
  query: pageQuery.extend({
    kind: z.enum(["film", "event"]).optional(),
    name: adminNameSchema(200).optional(),
  }),
  body: noBody,
  response: pageSchema(contentSummarySchema),
  run: async ({ db, params: { channel }, query }) => {
    await requireAdminChannel(db, channel);
    return listPage(
      query,
      (page) => listAdminContents(db, channel, query, page),
      ({ token }) => token,
      ({ token, name, state, access, publishedAt }) => {
        return { token, name, state, access, publishedAt: publishedAt.toISOString() };
      },
    );
  },
});

const createContent = defineAdminOperation({
  id: "createContent",
  method: "POST",
  path: "/channels/{channel}/contents",
  tag,
  summary: "Create a content",
  description:
    "A film, a broadcast or an event. It plays `hls`, the address of a stream, or films of the provider.",
  access: write,
  status: 201,
  isVersioned: true,
  isIdempotent: true,
  bodyBytes,
  params: channelParams,
  query: noQuery,
  body: newContentSchema,
  response: adminContentSchema,
  run: async ({ services, db, params: { channel }, body, now }) => {
    await lockCatalogue(db, channel);
    if (await findAdminContent(db, channel, body.token)) {
      const taken = { pointer: "#/token", detail: "Another content has this token." };
      throw createAdminProblem("already-exists", `There is a content "${body.token}".`, [taken]);
    }
    const row = await saveAdminContent(db, channel, body, { ...services, now });
    return {
      body: toAdminContent(row, services),
      version: row.version,
      location: `/channels/${channel}/contents/${body.token}`,
      changes: [{ ...nameContent(channel, body.token), after: toAdminContentFields(row) }],
    };
  },
});

const getContent = defineAdminOperation({
  id: "getContent",
  method: "GET",
  path: "/channels/{channel}/contents/{content}",
  tag,
  summary: "Read a content",
  access: read,
  status: 200,
  isVersioned: true,
  params: contentParams,
  query: noQuery,
  body: noBody,
  response: adminContentSchema,
  run: async ({ services, db, params: { channel, content } }) => {
    const row = await requireAdminContent(db, channel, content);
    return { body: toAdminContent(row, services), version: row.version };
  },
});

const updateContent = defineAdminOperation({
  id: "updateContent",
  method: "PATCH",
  path: "/channels/{channel}/contents/{content}",
  tag,
  summary: "Change a content",
  description:
    "A field that is sent replaces the former value as a whole. `null` removes a field that may be missing.",
  access: write,
  status: 200,
  isVersioned: true,
  isConditional: true,
  bodyBytes,
  params: contentParams,
  query: noQuery,
  body: contentChangeSchema,
  response: adminContentSchema,
  run: async ({ services, db, params: { channel, content }, body, now, requireVersion }) => {
    await lockCatalogue(db, channel);
    const before = await requireAdminContent(db, channel, content);
    requireVersion(before.version);
    const input = { ...toContentInput(before), ...body };
    const after = await saveAdminContent(db, channel, input, { ...services, now });
    const changed = { before: toAdminContentFields(before), after: toAdminContentFields(after) };
    return {
      body: toAdminContent(after, services),
      version: after.version,
      changes: [{ ...nameContent(channel, content), ...changed }],
    };
  },
});

const deleteContent = defineAdminOperation({
  id: "deleteContent",
  method: "DELETE",
  path: "/channels/{channel}/contents/{content}",
  tag,
  summary: "Delete a content",
  description: "It is removed from pages, series, menus and paywalls; its rights are deleted.",
  access: write,
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: contentParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params: { channel, content }, requireVersion }) => {
    await lockCatalogue(db, channel);
    const before = await requireAdminContent(db, channel, content);
    requireVersion(before.version);
    await deleteContents(db, channel, [content]);
    return {
      changes: [{ ...nameContent(channel, content), before: toAdminContentFields(before) }],
    };
  },
});

/** Contents in the admin API: docs/admin-api.md AA-90. */
export const contentOperations: readonly AdminOperation[] = [
  listContents,
  createContent,
  getContent,
  updateContent,
  deleteContent,
];

function nameContent(channel: string, token: string) {
  return { resourceType: "content", resourceId: token, channel } as const;
}
