import type { Db } from "../../../db/database.ts";
import {
  countFeeds,
  createFeed,
  deleteFeed,
  type FeedRecord,
  findFeed,
  listFeeds,
} from "../../../db/import/feeds.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { channelParams, listPage, pageQuery, pageSchema } from "../admin-schemas.ts";
import { requireAdminChannel } from "../channels/require-admin-channel.ts";
import { feedParams, feedSchema, newFeedSchema, toAdminFeed } from "./feed-schemas.ts";

const tag = "Import";
const maxFeeds = 100;
const read = { scope: "contents:read", on: "channel" } as const;
const write = { scope: "contents:write", on: "channel" } as const;

const listFeedsOfChannel = defineAdminOperation({
  id: "listFeeds",
  method: "GET",
  path: "/channels/{channel}/feeds",
  tag,
  summary: "List feeds",
  access: read,
  status: 200,
  params: channelParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(feedSchema),
  run: async ({ db, params: { channel }, query }) => {
    await requireAdminChannel(db, channel);
    return listPage(
      query,
      (page) => listFeeds(db, channel, page),
      ({ id }) => id,
      toAdminFeed,
    );
  },
});

const createFeedOfChannel = defineAdminOperation({
  id: "createFeed",
  method: "POST",
  path: "/channels/{channel}/feeds",
  tag,
  summary: "Create a feed",
  description: "It is imported by a run, or every `everyMinutes`.",
  access: write,
  status: 201,
  isIdempotent: true,
  params: channelParams,
  query: noQuery,
  body: newFeedSchema,
  response: feedSchema,
  run: async ({ db, params: { channel }, body, now }) => {
    await requireAdminChannel(db, channel);
    if ((await countFeeds(db, channel)) >= maxFeeds) {
      throw createAdminProblem("conflict", `The channel has ${maxFeeds} feeds already.`);
    }
    const feed = await createFeed(db, { channel, ...body }, now);
    if (!feed) {
      const taken = { pointer: "#/source", detail: "Another feed has this source." };
      throw createAdminProblem("already-exists", "There is such a feed.", [taken]);
    }
    return {
      body: toAdminFeed(feed),
      location: `/channels/${channel}/feeds/${feed.id}`,
      changes: [{ ...nameFeed(feed), after: toAdminFeed(feed) }],
    };
  },
});

const getFeed = defineAdminOperation({
  id: "getFeed",
  method: "GET",
  path: "/channels/{channel}/feeds/{feed}",
  tag,
  summary: "Read a feed",
  access: read,
  status: 200,
  params: feedParams,
  query: noQuery,
  body: noBody,
  response: feedSchema,
  run: async ({ db, params }) => ({ body: toAdminFeed(await requireFeed(db, params)) }),
});

const deleteFeedOfChannel = defineAdminOperation({
  id: "deleteFeed",
  method: "DELETE",
  path: "/channels/{channel}/feeds/{feed}",
  tag,
  summary: "Delete a feed",
  description: "Its contents stay, and belong to no feed.",
  access: write,
  status: 204,
  params: feedParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params }) => {
    const feed = await requireFeed(db, params);
    await deleteFeed(db, feed.id);
    return { changes: [{ ...nameFeed(feed), before: toAdminFeed(feed) }] };
  },
});

/** Feeds in the admin API: docs/admin-api.md AA-120. */
export const feedOperations: readonly AdminOperation[] = [
  listFeedsOfChannel,
  createFeedOfChannel,
  getFeed,
  deleteFeedOfChannel,
];

/** The feed of a path; 404 where there is none. */
export async function requireFeed(
  db: Db,
  { channel, feed }: { channel: string; feed: string },
): Promise<FeedRecord> {
  const row = await findFeed(db, channel, feed);
  if (row) return row;
  throw createAdminProblem("not-found", `There is no feed "${feed}".`);
}

/** A feed in the audit log. */
export function nameFeed({ id, channel }: FeedRecord) {
  return { resourceType: "feed", resourceId: id, channel } as const;
}
