import { type Context, Hono } from "hono";
import { z } from "zod";
import { endViewerSessionsExcept } from "../../db/access-tokens.ts";
import { findContent } from "../../db/contents.ts";
import { listDevices, removeDevice } from "../../db/devices.ts";
import { createDeviceResponse } from "../../domain/devices/device-response.ts";
import { requireFound } from "../../domain/http-error.ts";
import { parseJsonBody } from "../accounts/account-input.ts";
import { requireTokenBearer } from "../accounts/read-token-bearer.ts";
import { createNoContentResponse, createPrivateResponse } from "../responses.ts";
import { requireContentRights } from "../catalogue/require-content-rights.ts";
import { requireContentAccess, loadViewerAccess } from "../catalogue/viewer-access.ts";
import { runIdempotently } from "../commerce/run-idempotently.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { createResponseContext, type Services } from "../../services.ts";
import { checkDeviceLimit } from "./check-device-limit.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const removeBody = z.object({ inputToken: requestTextSchema().min(1).max(250) });

/** The devices of a viewer: docs/provider-api.md PA-190 to PA-193, PA-366. */
export function deviceRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  routes.get("/ch/:channel/user-devices", async (context) => {
    const { viewer, session } = await callerOf(services, context);
    const reader = { session, language: readRequestLanguage(context) };
    const devices = await listDevices(db, viewer.id, clock.now());
    const latest = devices.toSorted((one, other) => rank(other) - rank(one));
    function rank({ id, lastActiveAt }: (typeof devices)[number]): number {
      return id === session ? Infinity : lastActiveAt.getTime();
    }
    return createPrivateResponse(
      context,
      latest.map((device) => createDeviceResponse(device, reader)),
    );
  });
  routes.delete("/ch/:channel/user-devices", async (context) => {
    const { viewer } = await callerOf(services, context);
    await endViewerSessionsExcept(db, viewer.id);
    return createNoContentResponse(context);
  });
  routes.delete("/ch/:channel/user-devices/:device", async (context) => {
    const { viewer } = await callerOf(services, context);
    const device = context.req.param("device");
    const act = async () => {
      await removeDevice(db, viewer.id, device, clock.now());
      return {};
    };
    return runIdempotently(services, context, viewer, act, createNoContentResponse);
  });
  routes.post("/ch/:channel/users/device-verification", async (context) => {
    const { channel, bearer } = await callerOf(services, context);
    const { inputToken } = await parseJsonBody(context, removeBody);
    const content = await findContent(db, channel.token, inputToken);
    const found = requireFound(content, "content", inputToken);
    const watcher = await loadViewerAccess(services, context, channel);
    await requireContentRights(services, context, channel, found);
    requireContentAccess(context, channel, found, watcher, createResponseContext(services));
    const play = { channel, content: found, bearer };
    return createPrivateResponse(context, await checkDeviceLimit(services, context, play));
  });
  return routes;
}

async function callerOf(services: Services, context: Context) {
  const channel = await requireChannel(services, context.req.param("channel") ?? "");
  const bearer = await requireTokenBearer(services, context, channel.token);
  return { channel, bearer, ...bearer };
}
