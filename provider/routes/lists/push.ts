import { type Context, Hono } from "hono";
import { z } from "zod";
import { pushEndpoint, pushSubscription } from "../../../lib/contract/push.ts";
import { addPushSubscription, removePushSubscription } from "../../db/events/push-subscriptions.ts";
import { HttpError, notFound } from "../../domain/http-error.ts";
import { isPushAddress } from "../../notifications/push-address.ts";
import { vapidKeys } from "../../notifications/vapid-keys.ts";
import { parseBody } from "../accounts/account-input.ts";
import { requireBearer } from "../accounts/bearer.ts";
import { privateResponse, noContent } from "../responses.ts";
import { errorMessages } from "../error-messages.ts";
import { requireChannel } from "../lookups.ts";
import type { Services } from "../../services.ts";
import { requestText } from "../../../lib/contract/request-text.ts";

const path = "/live-notifications/push";
const channelToken = requestText().min(1).max(250);
const start = z.object({ channelToken, subscription: pushSubscription });
const end = z.object({ channelToken, subscription: z.object({ endpoint: pushEndpoint }) });

/** Web Push: docs/provider-api.md PA-110 to PA-112. */
export function pushRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  const viewerAt = async (context: Context, token: string) => {
    const channel = await requireChannel(services, token);
    const bearer = await requireBearer(services, context, channel.token);
    return { channel, bearer };
  };
  routes.get("/live-notifications/push-key", async (context) => {
    const { publicKey } = await vapidKeys(db);
    return privateResponse(context, { publicKey });
  });
  routes.post(path, async (context) => {
    const { channelToken: token, subscription } = await parseBody(context, start);
    const { channel, bearer } = await viewerAt(context, token);
    if (!channel.profile.liveNotifications) throw notFound("Web Push of", token);
    const { endpoint, keys } = subscription;
    if (!isPushAddress(endpoint, services.push.hosts)) {
      throw new HttpError(422, errorMessages(context).badInput, { detail: "PUSH_ADDRESS" });
    }
    const { viewer, session } = bearer;
    const createdAt = new Date(clock.now());
    await addPushSubscription(db, { endpoint, viewer: viewer.id, session, ...keys, createdAt });
    return noContent(context);
  });
  routes.delete(path, async (context) => {
    const { channelToken: token, subscription } = await parseBody(context, end);
    const { bearer } = await viewerAt(context, token);
    await removePushSubscription(db, bearer.viewer.id, subscription.endpoint);
    return noContent(context);
  });
  return routes;
}
