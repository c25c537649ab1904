import { Hono } from "hono";
import { z } from "zod";
import { notice } from "../../domain/console/notices.ts";
import { HttpError } from "../../domain/http-error.ts";
import { requireChannel } from "../lookups.ts";
import type { Services } from "../../services.ts";

/** `POST /ch/{channel}/notices`: what the owner should mend. */
export function noticeRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post("/ch/:channel/notices", async (context) => {
    const { token } = await requireChannel(services, context.req.param("channel"));
    const told = notice.safeParse(await context.req.json().catch(() => undefined));
    if (!told.success) throw new HttpError(422, z.prettifyError(told.error));
    services.notices.add(token, told.data, services.clock.now());
    context.header("Cache-Control", "no-store");
    return context.body(null, 204);
  });
  return routes;
}
