import { z } from "zod";
import { personRoles } from "../../../../lib/contract/content.ts";
import { languages } from "../../../../lib/contract/languages.ts";
import { listAdminContents } from "../../../db/admin/admin-contents.ts";
import { findContent } from "../../../db/contents.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { getAiringState } from "../../../domain/catalogue/airing.ts";
import type { ContentRecord } from "../../../domain/catalogue/catalogue-records.ts";
import type { Services } from "../../../services.ts";
import { requireAdminChannel } from "../channels/require-admin-channel.ts";
import { type AdminOperation, defineAdminOperation, noBody, noQuery } from "../admin-operation.ts";
import {
  adminNameSchema,
  adminTimeSchema,
  channelParams,
  createPageResult,
  pageQuery,
  pageSchema,
  readPageQuery,
} from "../admin-schemas.ts";

const tag = "Contents";
const read = { scope: "contents:read", on: "channel" } as const;
const state = z.enum(["live", "vod", "scheduled"]);

/** A content as the admin API shows it. */
export const adminContentSchema = z
  .strictObject({
    token: z.string(),
    name: z.string(),
    description: z.string(),
    state: state.meta({ description: "`vod` also for an event that has ended" }),
    startsAt: adminTimeSchema.optional().meta({ description: "Of an event" }),
    durationS: z.int(),
    picture: z.string(),
    poster: z.string().optional(),
    films: z.array(z.string()),
    transcript: z.string().optional(),
    keywords: z.array(z.string()),
    publishedAt: adminTimeSchema,
    badge: z.string().optional(),
    access: z.enum(["free", "signed_in", "paid"]),
    next: z.array(z.string()).meta({ description: "Tokens of related contents" }),
    people: z.array(z.string()),
    role: z.enum(personRoles).optional(),
    year: z.int().optional(),
    language: z.enum(languages),
  })
  .meta({ id: "Content" });

const contentSummarySchema = z
  .strictObject({
    token: z.string(),
    name: z.string(),
    state,
    access: z.enum(["free", "signed_in", "paid"]),
    publishedAt: adminTimeSchema,
  })
  .meta({ id: "ContentSummary" });

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
  run: async ({ services, db, params: { channel }, query }) => {
    await requireAdminChannel(db, channel);
    const { after, limit } = readPageQuery(query);
    const rows = await listAdminContents(db, channel, query, { after, limit: limit + 1 });
    return createPageResult(
      rows,
      query,
      ({ token }) => token,
      (row) => {
        const { token, name, state, access, publishedAt } = toAdminContent(row, services);
        return { token, name, state, access, publishedAt };
      },
    );
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
  params: channelParams.extend({ content: z.string().regex(/^[\w-]{1,100}$/) }),
  query: noQuery,
  body: noBody,
  response: adminContentSchema,
  run: async ({ services, db, params: { channel, content } }) => {
    const row = await findContent(db, channel, content);
    if (!row) throw createAdminProblem("not-found", `There is no content "${content}".`);
    return { body: toAdminContent(row, services) };
  },
});

/** Contents in the admin API: docs/admin-api.md AA-90. */
export const contentOperations: readonly AdminOperation[] = [listContents, getContent];

function toAdminContent(
  row: ContentRecord,
  { programme, clock }: Pick<Services, "programme" | "clock">,
): z.input<typeof adminContentSchema> {
  const { token, name, description, durationS, picture, films, keywords, access } = row;
  const air = getAiringState(row, programme.anchor, clock.now());
  return {
    token,
    name,
    description,
    state: air.state,
    startsAt: air.startTime === undefined ? undefined : new Date(air.startTime).toISOString(),
    durationS,
    picture,
    poster: row.poster ?? undefined,
    films,
    transcript: row.transcript ?? undefined,
    keywords,
    publishedAt: row.publishedAt.toISOString(),
    badge: row.badge ?? undefined,
    access,
    next: row.next,
    people: row.people,
    role: row.role ?? undefined,
    year: row.year ?? undefined,
    language: row.language,
  };
}
