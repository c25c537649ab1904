import { Hono } from "hono";
import type { Services } from "../../services.ts";
import { adminOperations } from "./admin-operations.ts";
import { toAdminRoutePath } from "./admin-path.ts";
import { handleAdminCall } from "./handle-admin-call.ts";
import { referencePages } from "./reference-pages.ts";

/** The admin API: docs/admin-api.md. */
export function adminRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.route("/", referencePages());
  for (const operation of adminOperations) {
    const path = toAdminRoutePath(operation.path);
    routes.on(operation.method, path, handleAdminCall(services, operation));
  }
  return routes;
}
