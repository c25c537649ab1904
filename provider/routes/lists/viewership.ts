import { Hono } from "hono";
import { unlockedBy } from "../../db/commerce/ledger.ts";
import { contentsByTokens } from "../../db/contents.ts";
import { liveNotificationsOf } from "../../db/lists/live-notifications.ts";
import { watchListOf } from "../../db/lists/watch-list.ts";
import { watchProgressOf } from "../../db/lists/watch-progress.ts";
import { viewershipAnswer } from "../../domain/lists/viewership-answer.ts";
import { signedIn } from "../accounts/bearer.ts";
import { privateAnswer } from "../answers.ts";
import { channelAt } from "../lookups.ts";
import { requestTimeOf, type Services } from "../../services.ts";

/** `GET …/users/me/viewership-metadata`: docs/provider-api.md PA-100. */
export function viewershipRoutes(services: Services): Hono {
  const { db } = services;
  const routes = new Hono();
  routes.get("/ch/:channel/users/me/viewership-metadata", async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    const { viewer } = await signedIn(services, context, channel.token);
    const [listed, awaited, watched, unlocked] = await Promise.all([
      watchListOf(db, viewer.id),
      liveNotificationsOf(db, viewer.id),
      watchProgressOf(db, viewer.id),
      unlockedBy(db, viewer, services.clock.now()),
    ]);
    const tokens = new Set([...listed, ...awaited, ...watched].map(({ content }) => content));
    const contents = await contentsByTokens(db, channel.token, [...tokens]);
    const saved = { listed, awaited, watched, unlocked };
    return privateAnswer(context, viewershipAnswer(saved, contents, requestTimeOf(services)));
  });
  return routes;
}
