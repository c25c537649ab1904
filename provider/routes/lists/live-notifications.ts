import { type Context, Hono } from "hono";
import { z } from "zod";
import { findContent } from "../../db/contents.ts";
import { addLiveNotification, removeLiveNotification } from "../../db/lists/live-notifications.ts";
import { updateViewer } from "../../db/viewers.ts";
import { orNotFound } from "../../domain/http-error.ts";
import { parseBody } from "../accounts/account-input.ts";
import { requireBearer } from "../accounts/bearer.ts";
import { noContent } from "../responses.ts";
import { languageOf } from "../error-messages.ts";
import { requireChannel } from "../lookups.ts";
import type { Services } from "../../services.ts";
import { contentTokenInput } from "./watch-list.ts";
import { requestText } from "../../../lib/contract/request-text.ts";

const path = "/live-notifications";
const change = z.object({
  inputToken: contentTokenInput,
  channelToken: requestText().min(1).max(250),
  email: requestText().max(254).optional(),
});

/**
 * `POST` and `DELETE /live-notifications`: docs/provider-api.md PA-98, PA-99. Mails go to the viewer's own
 * address, whatever the body says: nobody has others mailed.
 */
export function liveNotificationRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  const parseRequest = async (context: Context) => {
    const { inputToken: content, channelToken } = await parseBody(context, change);
    const channel = await requireChannel(services, channelToken);
    const { viewer } = await requireBearer(services, context, channel.token);
    return { viewer, content };
  };
  routes.post(path, async (context) => {
    const { viewer, content } = await parseRequest(context);
    orNotFound(await findContent(db, viewer.channel, content), "content", content);
    const notificationRequest = { viewer: viewer.id, content, email: viewer.email };
    await addLiveNotification(db, notificationRequest, clock.now());
    // Who came by an identity provider has said no language yet.
    if (!viewer.language) await updateViewer(db, viewer.id, { language: languageOf(context) });
    return noContent(context);
  });
  routes.delete(path, async (context) => {
    const { viewer, content } = await parseRequest(context);
    await removeLiveNotification(db, viewer.id, content);
    return noContent(context);
  });
  return routes;
}
