import { type Context, Hono } from "hono";
import { saveTrackedEvents } from "../../db/analytics/save-events.ts";
import { saveQuarantinedRows } from "../../db/analytics/quarantine.ts";
import { detectDeviceKind } from "../../domain/analytics/device-kind.ts";
import { type IntakeTableName, intakeTableNames } from "../../domain/analytics/intake-tables.ts";
import {
  type ParsedEventBatch,
  parseEventBatch,
} from "../../domain/analytics/parse-event-batch.ts";
import { HttpError } from "../../domain/http-error.ts";
import { limitCallsBySubject, readViewerNetwork } from "../limit-calls.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import type { Services } from "../../services.ts";
import { readForwardedDevice, readForwardedViewer } from "../forwarded-viewer.ts";
import { checkEventRows } from "./check-event-rows.ts";

const maxVisits = 50;
/** The channel of whose site a batch comes; believed of the site alone, as `X-Viewer-*` are. */
const channelHeader = "X-Analytics-Channel";

/** `POST /events?name=`: the tracker's intake, docs/provider-api.md PA-230. */
export function eventIntakeRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post("/events", async (context) => {
    const table = tableOf(context);
    const named = context.req.header(channelHeader);
    const channel = named === undefined ? undefined : (await requireChannel(services, named)).token;
    const batch = parseEventBatch(table, await context.req.text());
    await countEvents(services, context, batch);
    const received = Date.now();
    const { device, country } = whereFrom(services, context);
    const checked = await checkEventRows(services, table, batch, {
      received,
      country,
      device,
      channel,
    });
    await saveTrackedEvents(services.db, received, checked.events);
    for (const [token, ill] of checked.ill) {
      await saveQuarantinedRows(services.db, { channel: token, table, received }, ill);
    }
    context.header("Cache-Control", "no-store");
    return context.json(
      { successful_rows: checked.events.length, quarantined_rows: checked.illCount },
      202,
    );
  });
  return routes;
}

function tableOf(context: Context): IntakeTableName {
  const name = context.req.query("name");
  const table = intakeTableNames.find((each) => each === name);
  if (!table) throw new HttpError(422, `name: expected one of ${intakeTableNames.join(", ")}`);
  return table;
}

/** Rows in no shape count for the address: it is theirs alone. */
async function countEvents(
  services: Services,
  context: Context,
  { rows, ill }: ParsedEventBatch,
): Promise<void> {
  const visits = new Map<string, number>();
  for (const { row } of rows) visits.set(row.visit_id, (visits.get(row.visit_id) ?? 0) + 1);
  if (visits.size > maxVisits)
    throw new HttpError(422, `A batch is of ${maxVisits} visits at most.`);
  if (visits.size === 0 && ill.length === 0) return;
  const network = readViewerNetwork(services, context);
  const all = rows.length + ill.length;
  await limitCallsBySubject(services, context, "events", network, all);
  await limitCallsBySubject(services, context, "events-of-day", network, all);
  for (const [visit, events] of visits) {
    await limitCallsBySubject(services, context, "events-of-visit", visit, events);
  }
}

/** Where the viewer is as the site says, and with what; addresses are not kept. */
function whereFrom(services: Services, context: Context) {
  const { country } = readForwardedViewer(services, context);
  return { country, device: detectDeviceKind(readForwardedDevice(services, context).userAgent) };
}
