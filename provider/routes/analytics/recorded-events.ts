import { type Context, Hono } from "hono";
import { createConcurrencyLimiter } from "../../domain/concurrency-limiter.ts";
import { HttpError } from "../../domain/http-error.ts";
import { createNoContentResponse, createPrivateResponse } from "../responses.ts";
import { limitCallsBySubject } from "../limit-calls.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import type { Services } from "../../services.ts";
import { addNamesToEvents } from "./add-names-to-events.ts";

const maxEvents = 5_000;
const clientHeader = "X-Analytics-Client-Id";

/** `GET` and `DELETE /ch/{channel}/events`: what a browser's viewer may read and take back, docs/provider-api.md PA-238. */
export function recordedEventRoutes(services: Services): Hono {
  const routes = new Hono();
  /** ClickHouse writes what waits before it reads: each call costs a flush. */
  const inTurn = createConcurrencyLimiter({ atOnce: 2, maxWaiting: 20 });
  const path = "/ch/:channel/events";
  routes.get(path, async (context) => {
    const { channel, client } = await ownerOf(services, context);
    const { token } = channel;
    const events = await inTurn(() => services.events.ofClient(token, client, maxEvents));
    return createPrivateResponse(context, {
      data: await addNamesToEvents(services, context, channel, events),
    });
  });
  routes.delete(path, async (context) => {
    const { channel, client } = await ownerOf(services, context);
    await inTurn(() => services.events.forgetClient(channel.token, client));
    return createNoContentResponse(context);
  });
  return routes;
}

async function ownerOf(services: Services, context: Context) {
  const channel = await requireChannel(services, context.req.param("channel") ?? "");
  const client = context.req.header(clientHeader);
  if (!client) throw new HttpError(422, `${clientHeader}: expected a client id`);
  await limitCallsBySubject(services, context, "own-events", `${channel.token} ${client}`);
  return { channel, client };
}
