import { type Context, Hono } from "hono";
import { z } from "zod";
import { findContent } from "../../db/contents.ts";
import { addLiveNotification, removeLiveNotification } from "../../db/lists/live-notifications.ts";
import { updateViewer } from "../../db/viewers.ts";
import { requireFound } from "../../domain/http-error.ts";
import { parseJsonBody } from "../accounts/account-input.ts";
import { requireTokenBearer } from "../accounts/read-token-bearer.ts";
import { createNoContentResponse } from "../responses.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import type { Services } from "../../services.ts";
import { contentTokenSchema } from "./watch-list.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const path = "/live-notifications";
const change = z.object({
  inputToken: contentTokenSchema,
  channelToken: requestTextSchema().min(1).max(250),
  email: requestTextSchema().max(254).optional(),
});

/**
 * `POST` and `DELETE /live-notifications`: docs/provider-api.md PA-98, PA-99. Mails go to the viewer's own
 * address, whatever the body says: nobody has others mailed.
 */
export function liveNotificationRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  const parseRequest = async (context: Context) => {
    const { inputToken: content, channelToken } = await parseJsonBody(context, change);
    const channel = await requireChannel(services, channelToken);
    const { viewer } = await requireTokenBearer(services, context, channel.token);
    return { viewer, content };
  };
  routes.post(path, async (context) => {
    const { viewer, content } = await parseRequest(context);
    requireFound(await findContent(db, viewer.channel, content), "content", content);
    const notificationRequest = { viewer: viewer.id, content, email: viewer.email };
    await addLiveNotification(db, notificationRequest, clock.now());
    // Who came by an identity provider has said no language yet.
    if (!viewer.language)
      await updateViewer(db, viewer.id, { language: readRequestLanguage(context) });
    return createNoContentResponse(context);
  });
  routes.delete(path, async (context) => {
    const { viewer, content } = await parseRequest(context);
    await removeLiveNotification(db, viewer.id, content);
    return createNoContentResponse(context);
  });
  return routes;
}
