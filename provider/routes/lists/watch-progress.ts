import { type Context, Hono } from "hono";
import { z } from "zod";
import { loadContentAccessCheck } from "../../db/commerce/access-ledger.ts";
import { findContent } from "../../db/contents.ts";
import { deleteContentProgress, saveContentProgress } from "../../db/lists/content-progress.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { getAiringState } from "../../domain/catalogue/airing.ts";
import { getContentDurationS } from "../../domain/catalogue/item-responses.ts";
import type { ContentRecord } from "../../domain/catalogue/catalogue-records.ts";
import { clampWatchedPosition } from "../../domain/lists/watched-position.ts";
import { HttpError, requireFound } from "../../domain/http-error.ts";
import { parseJsonBody } from "../accounts/account-input.ts";
import { requireTokenBearer } from "../accounts/read-token-bearer.ts";
import { createNoContentResponse } from "../responses.ts";
import { requireContentRights } from "../catalogue/require-content-rights.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { createResponseContext, type Services } from "../../services.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const content = requestTextSchema().min(1).max(250);
const beacon = z.object({ inputToken: content, currentTime: z.number().min(0) });
const forgotten = z.object({ inputToken: content });

/** How far a viewer has watched: docs/provider-api.md PA-120, PA-121. The bearer says who it is. */
export function watchProgressRoutes(services: Services): Hono {
  const routes = new Hono();
  const path = "/ch/:channel/users/current-time";
  routes.post(path, async (context) => {
    const { channel, viewer } = await callerOf(services, context);
    const { inputToken, currentTime } = await parseJsonBody(context, beacon);
    const found = await findContent(services.db, channel.token, inputToken);
    const content = requireFound(found, "content", inputToken);
    await requireContentRights(services, context, channel, content);
    await storePosition(services, viewer, content, currentTime);
    return createNoContentResponse(context);
  });
  routes.delete(path, async (context) => {
    const { viewer } = await callerOf(services, context);
    const { inputToken } = await parseJsonBody(context, forgotten);
    await deleteContentProgress(services.db, viewer.id, inputToken);
    return createNoContentResponse(context);
  });
  return routes;
}

async function callerOf(services: Services, context: Context) {
  const channel = await requireChannel(services, context.req.param("channel") ?? "");
  const { viewer } = await requireTokenBearer(services, context, channel.token);
  return { channel, viewer };
}

/** Nobody continues what is on air: only of what has a length is anything kept. */
async function storePosition(
  services: Services,
  viewer: ViewerRecord,
  found: ContentRecord,
  currentTime: number,
): Promise<void> {
  const { db } = services;
  const { anchor, now } = createResponseContext(services);
  if (found.access === "paid" && !(await loadContentAccessCheck(db, viewer, now))(found.token)) {
    throw new HttpError(402, "This content is not paid for.");
  }
  if (getAiringState(found, anchor, now).state !== "vod") return;
  const progress = clampWatchedPosition({
    currentTimeS: currentTime,
    durationS: getContentDurationS(found),
  });
  await saveContentProgress(db, viewer.id, { content: found.token, ...progress }, new Date(now));
}
