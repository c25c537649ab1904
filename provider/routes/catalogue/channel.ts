import { Hono } from "hono";
import { contentsByTokens } from "../../db/contents.ts";
import { listPages } from "../../db/pages.ts";
import {
  channelResponse,
  listMenuFeatureTokens,
  footerResponse,
  headerResponse,
} from "../../domain/catalogue/channel-response.ts";
import { contentItemResponse } from "../../domain/catalogue/item-responses.ts";
import { requireFound } from "../../domain/http-error.ts";
import { createContentBlockCheck } from "./rights.ts";
import { brandAssetsOf } from "./brand-assets.ts";
import { publicResponse } from "../responses.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { createResponseContext, type Services, siteOriginOf } from "../../services.ts";
import { readForwardedViewer } from "../forwarded-viewer.ts";

/** `GET /ch/{channel}`, `…/header`, `…/footer`. */
export function channelRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get("/ch/:channel", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const pages = await listPages(services.db, channel.token);
    const home = pages.find((page) => page.token === channel.homePage);
    const facts = {
      home: requireFound(home, "page", channel.homePage),
      urls: pages.map((page) => page.url),
      country: readForwardedViewer(services, context).country,
      origin: siteOriginOf(services, channel.token),
      position: channel.position,
      brandAssets: brandAssetsOf(services, channel.token),
      idpOrigin: services.console?.origin,
    };
    return publicResponse(
      context,
      channelResponse(channel, facts, createResponseContext(services)),
    );
  });
  routes.get("/ch/:channel/header", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const contents = await contentsByTokens(
      services.db,
      channel.token,
      listMenuFeatureTokens(channel),
    );
    const isBlocked = await createContentBlockCheck(services, context, channel);
    const location = { channel: channel.profile, isBlocked };
    const time = createResponseContext(services);
    const features = contents.map((content) => contentItemResponse(content, location, time));
    const brandAssets = brandAssetsOf(services, channel.token);
    return publicResponse(context, headerResponse(channel, brandAssets, features));
  });
  routes.get("/ch/:channel/footer", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    return publicResponse(context, footerResponse(channel, brandAssetsOf(services, channel.token)));
  });
  return routes;
}
