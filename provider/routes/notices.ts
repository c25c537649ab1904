import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { notice } from "../domain/notices.ts";
import { Refusal } from "../domain/refusal.ts";
import { channelAt } from "./lookups.ts";
import type { Services } from "./services.ts";

const mostBytes = 4096;
const limit = bodyLimit({
  maxSize: mostBytes,
  onError: () => {
    throw new Refusal(413, `A notice has ${mostBytes} bytes at most.`);
  },
});

/** `POST /ch/{channel}/notices`: what the owner should mend. */
export function noticeRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post("/ch/:channel/notices", limit, async (context) => {
    const { token } = await channelAt(services, context.req.param("channel"));
    const told = notice.safeParse(await context.req.json().catch(() => undefined));
    if (!told.success) throw new Refusal(422, z.prettifyError(told.error));
    services.notices.add(token, told.data, services.clock.now());
    context.header("Cache-Control", "no-store");
    return context.body(null, 204);
  });
  return routes;
}
