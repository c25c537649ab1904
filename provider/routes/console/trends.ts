import { type Context, Hono } from "hono";
import { z } from "zod";
import { requestTextSchema } from "../../../lib/contract/request-text.ts";
import { renderTrendsPage } from "../../console/analytics/trends-page.ts";
import { findChannel } from "../../db/channels.ts";
import { listFrequentQueries, listHiddenTrends, setTrendHidden } from "../../db/search/trends.ts";
import { HttpError } from "../../domain/http-error.ts";
import { normalizeTrendQuery } from "../../domain/search/normalize-trend-query.ts";
import { createPrivateResponse } from "../responses.ts";
import type { ServicesWithConsole } from "../../services.ts";
import { loadAnalyticsHeaderData } from "./analytics-page-routes.ts";
import { respondWithConsolePage } from "./console-responses.ts";

const order = z.object({
  channel: requestTextSchema().min(1),
  term: requestTextSchema().transform(normalizeTrendQuery).pipe(z.string()),
  hidden: z.union([z.boolean(), z.stringbool()]),
});

/** The trends of a channel, and the terms that its owner hides, as a page and as JSON: docs/wire-rules.md S26. */
export function consoleTrendRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono();
  routes.get("/console/analytics/trends", async (context) => {
    const head = await loadAnalyticsHeaderData(services, context);
    const facts = await trendFacts(services, head.channel);
    return respondWithConsolePage(services, context, renderTrendsPage({ ...head, ...facts }));
  });
  routes.post("/console/analytics/trends", async (context) => {
    const channel = await follow(services, await context.req.parseBody());
    const query = new URLSearchParams({ channel });
    return context.redirect(`/console/analytics/trends?${query}`, 303);
  });
  routes.get("/console/api/trends", async (context) => {
    const { channel = "" } = context.req.query();
    return createPrivateResponse(context, await trendFacts(services, channel));
  });
  routes.put("/console/api/trends", async (context) => handleOrder(services, context));
  return routes;
}

async function handleOrder(services: ServicesWithConsole, context: Context): Promise<Response> {
  const channel = await follow(services, await context.req.json().catch(() => undefined));
  return createPrivateResponse(context, await trendFacts(services, channel));
}

/** Hides a term or shows it again. Gives its channel. */
async function follow({ db }: ServicesWithConsole, sent: unknown): Promise<string> {
  const read = order.safeParse(sent).data;
  if (!read)
    throw new HttpError(422, "Name a term of 60 characters at most. Go back and try again.");
  const channel = await findChannel(db, read.channel);
  if (!channel) throw new HttpError(404, "There is no such channel.");
  await setTrendHidden(db, channel.token, read);
  return channel.token;
}

async function trendFacts({ db, clock }: ServicesWithConsole, channel: string) {
  const trends = await listFrequentQueries(db, channel, clock.now());
  return { trends, hidden: await listHiddenTrends(db, channel) };
}
