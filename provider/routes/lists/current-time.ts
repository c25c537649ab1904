import { type Context, Hono } from "hono";
import { z } from "zod";
import { loadContentAccess } from "../../db/commerce/ledger.ts";
import { findContent } from "../../db/contents.ts";
import { deleteProgress, saveProgress } from "../../db/lists/progress.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { airingAt } from "../../domain/catalogue/airing.ts";
import { contentLength } from "../../domain/catalogue/items.ts";
import type { ContentRecord } from "../../domain/catalogue/records.ts";
import { clampProgress } from "../../domain/lists/progress.ts";
import { HttpError, orNotFound } from "../../domain/http-error.ts";
import { parseBody } from "../accounts/account-input.ts";
import { requireBearer } from "../accounts/bearer.ts";
import { noContent } from "../responses.ts";
import { requireRights } from "../catalogue/rights.ts";
import { requireChannel } from "../lookups.ts";
import { requestTimeOf, type Services } from "../../services.ts";
import { requestText } from "../../../lib/contract/request-text.ts";

const content = requestText().min(1).max(250);
const beacon = z.object({ inputToken: content, currentTime: z.number().min(0) });
const forgotten = z.object({ inputToken: content });

/** How far a viewer has watched: docs/provider-api.md PA-120, PA-121. The bearer says who it is. */
export function currentTimeRoutes(services: Services): Hono {
  const routes = new Hono();
  const path = "/ch/:channel/users/current-time";
  routes.post(path, async (context) => {
    const { channel, viewer } = await callerOf(services, context);
    const { inputToken, currentTime } = await parseBody(context, beacon);
    const found = await findContent(services.db, channel.token, inputToken);
    const content = orNotFound(found, "content", inputToken);
    await requireRights(services, context, channel, content);
    await storePosition(services, viewer, content, currentTime);
    return noContent(context);
  });
  routes.delete(path, async (context) => {
    const { viewer } = await callerOf(services, context);
    const { inputToken } = await parseBody(context, forgotten);
    await deleteProgress(services.db, viewer.id, inputToken);
    return noContent(context);
  });
  return routes;
}

async function callerOf(services: Services, context: Context) {
  const channel = await requireChannel(services, context.req.param("channel") ?? "");
  const { viewer } = await requireBearer(services, context, channel.token);
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
  const { anchor, now } = requestTimeOf(services);
  if (found.access === "paid" && !(await loadContentAccess(db, viewer, now))(found.token)) {
    throw new HttpError(402, "This content is not paid for.");
  }
  if (airingAt(found, anchor, now).state !== "vod") return;
  const progress = clampProgress({ currentTimeS: currentTime, durationS: contentLength(found) });
  await saveProgress(db, viewer.id, { content: found.token, ...progress }, new Date(now));
}
