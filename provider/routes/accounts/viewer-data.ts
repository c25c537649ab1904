import { Hono } from "hono";
import { loadViewerData } from "../../db/viewer-data.ts";
import type { Services } from "../../services.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { createPrivateResponse } from "../responses.ts";
import { requireTokenBearer } from "./read-token-bearer.ts";

/** `GET users/me/data`: everything that is stored about the viewer. docs/provider-api.md PA-367 */
export function viewerDataRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get("/ch/:channel/users/me/data", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const { viewer } = await requireTokenBearer(services, context, channel.token);
    return createPrivateResponse(context, await loadViewerData(services.db, viewer));
  });
  return routes;
}
