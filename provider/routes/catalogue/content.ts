import { type Context, Hono } from "hono";
import { getValidPassExpiryTime } from "../../../lib/contract/signed-pass.ts";
import { previewPassHeader } from "../../../lib/contract/preview-pass-header.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { findContent, listContents } from "../../db/contents.ts";
import { findPage, listPagesByNames, findTopicPage } from "../../db/pages.ts";
import { findContentProgress } from "../../db/lists/content-progress.ts";
import { createContentResponse } from "../../domain/catalogue/content-response.ts";
import { createItemResponseFromContent } from "../../domain/catalogue/item-responses.ts";
import { HttpError, createNotFoundError, requireFound } from "../../domain/http-error.ts";
import { listRelatedContents } from "../../domain/catalogue/related-contents.ts";
import { createPrivateResponse } from "../responses.ts";
import { checkDeviceLimit } from "../devices/check-device-limit.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { createContentBlockCheck, requireContentRights } from "./require-content-rights.ts";
import { requireContentAccess, loadViewerAccess } from "./viewer-access.ts";
import { createResponseContext, type Services } from "../../services.ts";

/** `GET /ch/{channel}/content/{videoId}` and, on channels in staging mode, `/content-preview/…`. */
export function contentRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get("/ch/:channel/content/:video", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    return createPrivateResponse(
      context,
      await loadContent(services, context, channel, context.req.param("video")),
    );
  });
  routes.get("/ch/:channel/content-preview/:video", async (context) => {
    const { channel: name, video } = context.req.param();
    const channel = await requireChannel(services, name);
    if (channel.profile.mode !== "staging") throw createNotFoundError("preview of", video);
    const isPreviewed = showsPreview(services, context, channel, video);
    const content = await loadContent(services, context, channel, video, isPreviewed);
    return createPrivateResponse(context, content);
  });
  return routes;
}

/** Whether a preview link opens the content; throws 410 for one that is no good. docs/provider-api.md PA-280 */
function showsPreview(
  { secret }: Services,
  context: Context,
  { token: channel }: ChannelRow,
  video: string,
): boolean {
  const pass = context.req.header(previewPassHeader);
  if (pass === undefined) return false;
  const subject = { purpose: "preview", channel, what: `/video/${video}` } as const;
  if (getValidPassExpiryTime(secret, subject, pass) !== undefined) return true;
  throw new HttpError(410, "The preview link is over.", { source: "PREVIEW_OVER" });
}

async function loadContent(
  services: Services,
  context: Context,
  channel: ChannelRow,
  token: string,
  isPreviewed = false,
) {
  const { db } = services;
  const content = requireFound(await findContent(db, channel.token, token), "content", token);
  const time = createResponseContext(services);
  const access = await loadViewerAccess(services, context, channel);
  const validity = await requireContentRights(services, context, channel, content);
  if (!isPreviewed) requireContentAccess(context, channel, content, access, time);
  const bearer = access?.bearer;
  if (bearer) await checkDeviceLimit(services, context, { channel, content, bearer });
  const search = await findPage(db, channel.token, "search");
  const except = [channel.homePage, ...(search ? [search.token] : [])];
  const pageId = await findTopicPage(db, channel.token, token, except);
  const pages = await listPagesByNames(db, channel.token, content.people);
  const { profile } = channel;
  const related = listRelatedContents(content, await listContents(db, channel.token), profile);
  const isBlocked = await createContentBlockCheck(services, context, channel);
  const next = related.map((other) =>
    createItemResponseFromContent(other, { channel: profile, isBlocked }, time),
  );
  const viewer = access?.viewer;
  const progress = viewer && (await findContentProgress(db, viewer.id, token));
  const audience = viewer && { viewer, progress };
  const shown = { channel: profile, pageId, pages, next };
  const body = createContentResponse(content, shown, audience, time, validity);
  // What a preview link opened is for nobody else.
  return isPreviewed ? { ...body, shared_s: undefined } : body;
}
