import { type Context, Hono } from "hono";
import { HttpError } from "../../domain/http-error.ts";
import { noContent, privateAnswer } from "../answers.ts";
import { channelAt } from "../lookups.ts";
import type { Services } from "../services.ts";
import { nameEvents } from "./name-events.ts";

const maxEvents = 5_000;
const clientHeader = "X-Analytics-Client-Id";

/** `GET` and `DELETE /ch/{channel}/events`: what a browser's viewer may read and take back, docs/provider-api.md PA-238. */
export function ownEventRoutes(services: Services): Hono {
  const routes = new Hono();
  const path = "/ch/:channel/events";
  routes.get(path, async (context) => {
    const { channel, client } = await ownerOf(services, context);
    const events = await services.events.ofClient(channel.token, client, maxEvents);
    return privateAnswer(context, { data: await nameEvents(services, context, channel, events) });
  });
  routes.delete(path, async (context) => {
    const { channel, client } = await ownerOf(services, context);
    await services.events.forgetClient(channel.token, client);
    return noContent(context);
  });
  return routes;
}

async function ownerOf(services: Services, context: Context) {
  const channel = await channelAt(services, context.req.param("channel") ?? "");
  const client = context.req.header(clientHeader);
  if (!client) throw new HttpError(422, `${clientHeader}: expected a client id`);
  return { channel, client };
}
