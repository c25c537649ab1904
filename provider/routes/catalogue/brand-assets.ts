import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { cssColorSchema } from "../../../lib/contract/channel.ts";
import type { BrandAssets } from "../../domain/catalogue/channel-response.ts";
import { createNotFoundError } from "../../domain/http-error.ts";
import { serveAssetFile } from "../../media/serve-asset-file.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import type { Services } from "../../services.ts";

const iconSize = 192;
const appIconSize = 512;

/** The logo and icons of a channel, where the assets have them. */
export function findBrandAssets(
  { assetsDir, publicOrigin }: Services,
  channel: string,
): BrandAssets {
  const logo = existsSync(join(assetsDir, "logos", `${channel}.svg`));
  const iconOf = (size: number) =>
    existsSync(join(assetsDir, "icons", `${channel}-${size}.png`))
      ? `${publicOrigin}/media/icons/${channel}-${size}.png`
      : undefined;
  return {
    logo: logo ? `${publicOrigin}/media/logos/${channel}.svg` : undefined,
    icon: iconOf(iconSize),
    appIcon: iconOf(appIconSize),
  };
}

/** Logos and icons. A logo is drawn in the channel's text colour: a picture can't inherit it. */
export function brandAssetRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get("/media/logos/:file", async (context) => {
    const name = context.req.param("file").replace(/\.svg$/, "");
    const channel = await requireChannel(services, name);
    const file = join(services.assetsDir, "logos", `${channel.token}.svg`);
    const drawing = await readFile(file, "utf8").catch(() => undefined);
    if (drawing === undefined) throw createNotFoundError("logo", name);
    const ink = cssColorSchema.safeParse(channel.profile.theme.text).data ?? "#000";
    return context.body(drawing.replaceAll("currentColor", ink), 200, {
      "Content-Type": "image/svg+xml",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
      "Cache-Control": "public, max-age=86400",
    });
  });
  routes.get("/media/icons/:file{[a-z0-9-]+\\.png}", (context, next) =>
    serveAssetFile(services.assetsDir, `icons/${context.req.param("file")}`)(context, next),
  );
  return routes;
}
