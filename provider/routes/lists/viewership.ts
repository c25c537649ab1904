import { Hono } from "hono";
import { listUnlockedContents } from "../../db/commerce/access-ledger.ts";
import { listContentsByTokens } from "../../db/contents.ts";
import { listLiveNotifications } from "../../db/lists/live-notifications.ts";
import { listWatchList } from "../../db/lists/watch-list.ts";
import { listWatchProgress } from "../../db/lists/list-watch-progress.ts";
import { createViewershipResponse } from "../../domain/lists/viewership-response.ts";
import { requireTokenBearer } from "../accounts/read-token-bearer.ts";
import { createPrivateResponse } from "../responses.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { createResponseContext, type Services } from "../../services.ts";

/** `GET …/users/me/viewership-metadata`: docs/provider-api.md PA-100. */
export function viewershipRoutes(services: Services): Hono {
  const { db } = services;
  const routes = new Hono();
  routes.get("/ch/:channel/users/me/viewership-metadata", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const { viewer } = await requireTokenBearer(services, context, channel.token);
    const [listed, awaited, watched, unlocked] = await Promise.all([
      listWatchList(db, viewer.id),
      listLiveNotifications(db, viewer.id),
      listWatchProgress(db, viewer.id),
      listUnlockedContents(db, viewer, services.clock.now()),
    ]);
    const tokens = new Set([...listed, ...awaited, ...watched].map(({ content }) => content));
    const contents = await listContentsByTokens(db, channel.token, [...tokens]);
    const saved = { listed, awaited, watched, unlocked };
    return createPrivateResponse(
      context,
      createViewershipResponse(saved, contents, createResponseContext(services)),
    );
  });
  return routes;
}
