import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { renderClientErrorsPage } from "../../console/analytics/errors-page.ts";
import { renderLatestTrackedEventsPage } from "../../console/analytics/latest-tracked-events-page.ts";
import { renderAnalyticsPage } from "../../console/analytics/analytics-page.ts";
import { renderQuarantinePage } from "../../console/analytics/quarantine-page.ts";
import { clearQuarantine, countQuarantine, listQuarantine } from "../../db/analytics/quarantine.ts";
import { clearClientErrors } from "../../db/client-errors/save-client-errors.ts";
import { countClientErrors } from "../../db/client-errors/list-client-errors.ts";
import { listChannels } from "../../db/channels.ts";
import { listContents } from "../../db/contents.ts";
import { loadChannelReport } from "../../domain/analytics/channel-report.ts";
import { parseReportRange } from "../../domain/analytics/report-range.ts";
import {
  analyticsChartNames,
  reportTableToCsv,
  createReportTables,
} from "../../domain/analytics/report-tables.ts";
import { presentViewerWindowMs } from "../../domain/analytics/present-viewer-window.ts";
import { HttpError } from "../../domain/http-error.ts";
import { createPrivateResponse } from "../responses.ts";
import type { ServicesWithConsole } from "../../services.ts";
import { respondWithConsolePage } from "./console-responses.ts";
import { loadMappedErrorGroups } from "./load-mapped-error-groups.ts";

const style = readFileSync(
  new URL("../../console/analytics/analytics.css", import.meta.url),
  "utf8",
);
const maxEvents = 100;
const maxRows = 200;

/** The charts of a channel, its live view and its quarantine: docs/wire-rules.md Y14 to Y16, its errors: Z5. */
export function analyticsPageRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono().basePath("/console/analytics");
  routes.get("/", async (context) => {
    const facts = await reportFacts(services, context);
    return respondWithConsolePage(services, context, renderAnalyticsPage(facts));
  });
  routes.get("/report.json", async (context) => {
    const { report } = await reportFacts(services, context);
    return createPrivateResponse(context, report);
  });
  routes.get("/table.csv", async (context) => {
    const chart = analyticsChartNames.find((name) => name === context.req.query("chart"));
    if (!chart) throw new HttpError(404, "There is no such chart.");
    const { report, tables } = await reportFacts(services, context);
    const { channel, from, to } = report.range;
    context.header("Content-Type", "text/csv; charset=utf-8");
    context.header(
      "Content-Disposition",
      `attachment; filename="${channel}-${chart}-${from}-${to}.csv"`,
    );
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Cache-Control", "no-store");
    return context.body(reportTableToCsv(tables[chart]));
  });
  routes.get("/live", async (context) => {
    const head = await loadAnalyticsHeaderData(services, context);
    const { channel } = head;
    const [events, viewersNow] = await Promise.all([
      services.events.latest(channel, maxEvents),
      services.events.visitsSince(channel, Date.now() - presentViewerWindowMs),
    ]);
    const isPaused = context.req.query("paused") !== undefined;
    return respondWithConsolePage(
      services,
      context,
      renderLatestTrackedEventsPage({ ...head, events, viewersNow, isPaused }),
    );
  });
  routes.get("/errors", async (context) => {
    const head = await loadAnalyticsHeaderData(services, context);
    const shown = await loadMappedErrorGroups(services, head.channel);
    return respondWithConsolePage(services, context, renderClientErrorsPage({ ...head, shown }));
  });
  routes.post("/errors/clear", async (context) => {
    const { channel = "" } = await context.req.parseBody();
    await clearClientErrors(services.db, String(channel));
    const query = new URLSearchParams({ channel: String(channel) });
    return context.redirect(`/console/analytics/errors?${query}`, 303);
  });
  routes.get("/quarantine", async (context) => {
    const head = await loadAnalyticsHeaderData(services, context);
    const rows = await listQuarantine(services.db, head.channel, maxRows);
    return respondWithConsolePage(services, context, renderQuarantinePage({ ...head, rows }));
  });
  routes.post("/quarantine/clear", async (context) => {
    const { channel = "" } = await context.req.parseBody();
    await clearQuarantine(services.db, String(channel));
    const query = new URLSearchParams({ channel: String(channel) });
    return context.redirect(`/console/analytics/quarantine?${query}`, 303);
  });
  return routes;
}

/** `GET /console/analytics.css`. */
export function analyticsStyleRoutes(): Hono {
  const routes = new Hono();
  routes.get("/console/analytics.css", (context) => {
    context.header("Content-Type", "text/css; charset=utf-8");
    context.header("Cache-Control", "no-store");
    return context.body(style);
  });
  return routes;
}

/** What the head of each page about a channel shows; 404 for a channel that is none. */
export async function loadAnalyticsHeaderData({ db }: ServicesWithConsole, context: Context) {
  const channels = await listChannels(db);
  const wanted = context.req.query("channel") ?? channels[0]?.token;
  const found = channels.find(({ token }) => token === wanted);
  if (!found) throw new HttpError(404, "There is no such channel.");
  return {
    channels: channels.map(({ token, name }) => ({ token, name })),
    channel: found.token,
    name: found.name,
    errors: await countClientErrors(db, found.token),
    quarantined: await countQuarantine(db, found.token),
  };
}

async function reportFacts(services: ServicesWithConsole, context: Context) {
  const head = await loadAnalyticsHeaderData(services, context);
  const now = Date.now();
  const { from, to, film } = context.req.query();
  const contents = await listContents(services.db, head.channel);
  const names = new Map(contents.map(({ token, name }) => [token, name]));
  const report = await loadChannelReport(
    services.events,
    parseReportRange(head.channel, { from, to }, now),
    {
      film: film !== undefined && names.has(film) ? film : undefined,
      now,
    },
  );
  return {
    ...head,
    report,
    tables: createReportTables(report, (content) => names.get(content) ?? content),
    films: contents.filter(({ state }) => state === "vod"),
    store: services.events.name,
    now,
  };
}
