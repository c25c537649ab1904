import { Hono } from "hono";
import { formatBrandCssRules } from "../brand/brand-css-rules.ts";
import { serveFontFile } from "../brand/serve-font-file.ts";
import { checkoutStylesheet } from "../checkout/stylesheet.ts";
import { requireChannel } from "./require-channel-and-page.ts";
import type { Services } from "../services.ts";

/** The style sheets of hosted pages: that of all, and each channel's own with its faces. */
export function hostedPageStyleRoutes(services: Services): Hono {
  const routes = new Hono();
  const css = { "Cache-Control": "no-cache", "Content-Type": "text/css; charset=utf-8" };
  routes.get("/checkout/style.css", (context) => context.body(checkoutStylesheet, 200, css));
  routes.get("/checkout/brands/:file", async (context) => {
    const channel = await requireChannel(services, context.req.param("file").replace(/\.css$/, ""));
    return context.body(formatBrandCssRules([channel], "/checkout/fonts"), 200, css);
  });
  routes.get("/checkout/fonts/:file", (context) =>
    serveFontFile(context, context.req.param("file")),
  );
  return routes;
}
