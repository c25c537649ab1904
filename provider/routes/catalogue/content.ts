import { type Context, Hono } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import { findContent, listContents } from "../../db/contents.ts";
import { findPage, topicPageOf } from "../../db/pages.ts";
import { findProgress } from "../../db/lists/progress.ts";
import { contentAnswer } from "../../domain/catalogue/content-answer.ts";
import { contentItem } from "../../domain/catalogue/items.ts";
import { notFound, orNotFound } from "../../domain/http-error.ts";
import { relatedTo } from "../../domain/catalogue/related.ts";
import { privateAnswer } from "../answers.ts";
import { checkDevices } from "../devices/check-devices.ts";
import { channelAt } from "../lookups.ts";
import { blockedContents, refuseByRights } from "./rights.ts";
import { refuseUnlessOpen, watcherOf } from "./watcher.ts";
import { requestTimeOf, type Services } from "../services.ts";

/** `GET /ch/{channel}/content/{videoId}` and, on channels in staging mode, `/content-preview/…`. */
export function contentRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get("/ch/:channel/content/:video", async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    return privateAnswer(
      context,
      await loadContent(services, context, channel, context.req.param("video")),
    );
  });
  routes.get("/ch/:channel/content-preview/:video", async (context) => {
    const { channel: name, video } = context.req.param();
    const channel = await channelAt(services, name);
    if (channel.profile.mode !== "staging") throw notFound("preview of", video);
    return privateAnswer(context, await loadContent(services, context, channel, video));
  });
  return routes;
}

async function loadContent(
  services: Services,
  context: Context,
  channel: ChannelRow,
  token: string,
) {
  const { db } = services;
  const content = orNotFound(await findContent(db, channel.token, token), "content", token);
  const time = requestTimeOf(services);
  const watcher = await watcherOf(services, context, channel);
  const validity = await refuseByRights(services, context, channel, content);
  refuseUnlessOpen(context, channel, content, watcher, time);
  const bearer = watcher?.bearer;
  if (bearer) await checkDevices(services, context, { channel, content, bearer });
  const search = await findPage(db, channel.token, "search");
  const except = [channel.homePage, ...(search ? [search.token] : [])];
  const pageId = await topicPageOf(db, channel.token, token, except);
  const { profile } = channel;
  const related = relatedTo(content, await listContents(db, channel.token), profile);
  const isBlocked = await blockedContents(services, context, channel);
  const next = related.map((other) => contentItem(other, { channel: profile, isBlocked }, time));
  const viewer = watcher?.viewer;
  const progress = viewer && (await findProgress(db, viewer.id, token));
  const audience = viewer && { viewer, progress };
  return contentAnswer(content, { channel: profile, pageId, next }, audience, time, validity);
}
