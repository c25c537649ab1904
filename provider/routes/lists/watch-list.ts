import { type Context, Hono } from "hono";
import { z } from "zod";
import { findContent } from "../../db/contents.ts";
import { addToWatchList, removeFromWatchList } from "../../db/lists/watch-list.ts";
import { requireFound } from "../../domain/http-error.ts";
import { parseJsonBody } from "../accounts/account-input.ts";
import { requireTokenBearer } from "../accounts/read-token-bearer.ts";
import { createNoContentResponse } from "../responses.ts";
import type { Services } from "../../services.ts";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";

const path = "/watchlist";
/** The token of a content. */
export const contentTokenSchema = requestTextSchema().min(1).max(250);
const change = z.object({ inputToken: contentTokenSchema });

/** `POST` and `DELETE /watchlist`: docs/provider-api.md PA-96, PA-97. */
export function watchListRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  const parseRequest = async (context: Context) => {
    const { viewer } = await requireTokenBearer(services, context);
    return { viewer, ...(await parseJsonBody(context, change)) };
  };
  routes.post(path, async (context) => {
    const { viewer, inputToken: token } = await parseRequest(context);
    requireFound(await findContent(db, viewer.channel, token), "content", token);
    await addToWatchList(db, viewer.id, token, clock.now());
    return createNoContentResponse(context);
  });
  routes.delete(path, async (context) => {
    const { viewer, inputToken: token } = await parseRequest(context);
    await removeFromWatchList(db, viewer.id, token);
    return createNoContentResponse(context);
  });
  return routes;
}
