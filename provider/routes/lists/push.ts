import { type Context, Hono } from "hono";
import { z } from "zod";
import { pushEndpointSchema, pushSubscriptionSchema } from "../../../lib/contract/push.ts";
import {
  addPushSubscription,
  deleteViewerPushSubscription,
} from "../../db/events/push-subscriptions.ts";
import { HttpError, createNotFoundError } from "../../domain/http-error.ts";
import { isPublicHttpsUrl } from "../../domain/public-https-url.ts";
import { loadVapidKeys } from "../../notifications/vapid-keys.ts";
import { parseJsonBody } from "../accounts/account-input.ts";
import { requireTokenBearer } from "../accounts/read-token-bearer.ts";
import { createPrivateResponse, createNoContentResponse } from "../responses.ts";
import { getRequestErrorMessages } from "../error-messages.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import type { Services } from "../../services.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const path = "/live-notifications/push";
const channelToken = requestTextSchema().min(1).max(250);
const start = z.object({ channelToken, subscription: pushSubscriptionSchema });
const end = z.object({ channelToken, subscription: z.object({ endpoint: pushEndpointSchema }) });

/** Web Push: docs/provider-api.md PA-110 to PA-112. */
export function pushRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  const viewerAt = async (context: Context, token: string) => {
    const channel = await requireChannel(services, token);
    const bearer = await requireTokenBearer(services, context, channel.token);
    return { channel, bearer };
  };
  routes.get("/live-notifications/push-key", async (context) => {
    const { publicKey } = await loadVapidKeys(db);
    return createPrivateResponse(context, { publicKey });
  });
  routes.post(path, async (context) => {
    const { channelToken: token, subscription } = await parseJsonBody(context, start);
    const { channel, bearer } = await viewerAt(context, token);
    if (!channel.profile.liveNotifications) throw createNotFoundError("Web Push of", token);
    const { endpoint, keys } = subscription;
    if (!isPublicHttpsUrl(endpoint, services.push.hosts)) {
      throw new HttpError(422, getRequestErrorMessages(context).badInput, {
        detail: "PUSH_ADDRESS",
      });
    }
    const { viewer, session } = bearer;
    const createdAt = new Date(clock.now());
    await addPushSubscription(db, { endpoint, viewer: viewer.id, session, ...keys, createdAt });
    return createNoContentResponse(context);
  });
  routes.delete(path, async (context) => {
    const { channelToken: token, subscription } = await parseJsonBody(context, end);
    const { bearer } = await viewerAt(context, token);
    await deleteViewerPushSubscription(db, bearer.viewer.id, subscription.endpoint);
    return createNoContentResponse(context);
  });
  return routes;
}
