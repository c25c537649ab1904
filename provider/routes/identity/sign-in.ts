import { Hono } from "hono";
import type { Services } from "../../services.ts";
import { authorizationRoutes } from "./authorization.ts";
import { callbackRoutes } from "./callback.ts";
import { ssoSignOutRoutes } from "./sso-sign-out.ts";

/** Signing in and out by identity providers, on the channel's side. */
export function signInRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.route("/", authorizationRoutes(services));
  routes.route("/", callbackRoutes(services));
  routes.route("/", ssoSignOutRoutes(services));
  return routes;
}
