import { Hono } from "hono";
import { checkoutStylesheet } from "../checkout/stylesheet.ts";

/** The style sheet of all hosted pages. */
export function hostedStyleRoutes(): Hono {
  const routes = new Hono();
  routes.get("/checkout/style.css", (context) => {
    context.header("Cache-Control", "no-cache");
    context.header("Content-Type", "text/css; charset=utf-8");
    return context.body(checkoutStylesheet);
  });
  return routes;
}
