import { Hono } from "hono";
import { z } from "zod";
import { reportedNoticeSchema } from "../../domain/console/reported-notices.ts";
import { HttpError } from "../../domain/http-error.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import type { Services } from "../../services.ts";

/** `POST /ch/{channel}/notices`: what the owner should mend. */
export function noticeRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post("/ch/:channel/notices", async (context) => {
    const { token } = await requireChannel(services, context.req.param("channel"));
    const parsed = reportedNoticeSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) throw new HttpError(422, z.prettifyError(parsed.error));
    services.notices.add(token, parsed.data, services.clock.now());
    context.header("Cache-Control", "no-store");
    return context.body(null, 204);
  });
  return routes;
}
