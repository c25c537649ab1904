import { Hono } from "hono";
import type { Services } from "../../services.ts";
import { adminOperations } from "./admin-operations.ts";
import { toAdminRoutePath } from "./admin-path.ts";
import { handleAdminCall } from "./handle-admin-call.ts";
import { referencePages } from "./reference-pages.ts";
import { invitationPage } from "./sessions/invitation-page.ts";

/** The admin API: docs/admin-api.md. */
export function adminRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.route("/", referencePages());
  routes.route("/", invitationPage(services));
  for (const operation of adminOperations) {
    const path = toAdminRoutePath(operation.path);
    routes.on(operation.method, path, handleAdminCall(services, operation));
  }
  return routes;
}
