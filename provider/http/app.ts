import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { changePasswordRoutes } from "../routes/change-password.ts";
import { channelRoutes } from "../routes/channel.ts";
import { consoleApiRoutes } from "../routes/console-api.ts";
import { consoleFormRoutes } from "../routes/console-forms.ts";
import { consoleRoutes } from "../routes/console.ts";
import { contentRoutes } from "../routes/content.ts";
import { forgotRoutes } from "../routes/forgot.ts";
import { loginRoutes } from "../routes/login.ts";
import { markRoutes } from "../routes/marks.ts";
import { meRoutes } from "../routes/me.ts";
import { mediaRoutes } from "../routes/media.ts";
import { noticeRoutes } from "../routes/notices.ts";
import { pageRoutes } from "../routes/pages.ts";
import { sectionRoutes } from "../routes/sections.ts";
import { simulatorRoutes } from "../routes/simulator.ts";
import type { Services } from "../routes/services.ts";
import { signupRoutes } from "../routes/signup.ts";
import { applyFaults } from "./apply-faults.ts";
import { answerError, answerUnknown, refuseNul } from "./errors.ts";
import { guardConsole } from "./guard-console.ts";

/** Everything that the provider answers, as one Hono app. */
export function createApp(services: Services): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use("/media/*", cors({ origin: "*", exposeHeaders: ["Content-Length", "Content-Range"] }));
  app.use(refuseNul);
  app.use(applyFaults(services));
  app.use("/console/*", guardConsole(services.publicOrigin));
  app.get("/health", (context) => {
    context.header("Cache-Control", "no-store");
    return context.json({ status: "ok" });
  });
  app.route("/", channelRoutes(services));
  app.route("/", noticeRoutes(services));
  app.route("/", pageRoutes(services));
  app.route("/", sectionRoutes(services));
  app.route("/", contentRoutes(services));
  app.route("/", loginRoutes(services));
  app.route("/", signupRoutes(services));
  app.route("/", forgotRoutes(services));
  app.route("/", changePasswordRoutes(services));
  app.route("/", meRoutes(services));
  app.route("/", mediaRoutes(services));
  app.route("/", markRoutes(services));
  app.route("/", consoleApiRoutes(services));
  app.route("/", consoleFormRoutes(services));
  app.route("/", simulatorRoutes(services));
  app.route("/", consoleRoutes(services));
  app.onError(answerError);
  app.notFound((context) => answerUnknown(app, context));
  return app;
}
