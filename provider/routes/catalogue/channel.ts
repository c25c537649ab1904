import { Hono } from "hono";
import { listContentsByTokens } from "../../db/contents.ts";
import { listPages } from "../../db/pages.ts";
import {
  createChannelResponse,
  listMenuFeatureTokens,
  createChannelFooterResponse,
  createChannelHeaderResponse,
} from "../../domain/catalogue/channel-response.ts";
import { createItemResponseFromContent } from "../../domain/catalogue/item-responses.ts";
import { requireFound } from "../../domain/http-error.ts";
import { createContentBlockCheck } from "./require-content-rights.ts";
import { findBrandAssets } from "./brand-assets.ts";
import { createPublicResponse } from "../responses.ts";
import { listOfferedSignInMethods } from "../identity/idp-source.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { createResponseContext, type Services, getChannelSiteOrigin } from "../../services.ts";
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
      origin: getChannelSiteOrigin(services, channel),
      redirectHosts: channel.redirectsToPrimary,
      position: channel.position,
      brandAssets: findBrandAssets(services, channel.token),
      signIn: await listOfferedSignInMethods(services, channel),
    };
    return createPublicResponse(
      context,
      createChannelResponse(channel, facts, createResponseContext(services)),
    );
  });
  routes.get("/ch/:channel/header", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const contents = await listContentsByTokens(
      services.db,
      channel.token,
      listMenuFeatureTokens(channel),
    );
    const isBlocked = await createContentBlockCheck(services, context, channel);
    const location = { channel: channel.profile, isBlocked };
    const time = createResponseContext(services);
    const features = contents.map((content) =>
      createItemResponseFromContent(content, location, time),
    );
    const brandAssets = findBrandAssets(services, channel.token);
    return createPublicResponse(
      context,
      createChannelHeaderResponse(channel, brandAssets, features),
    );
  });
  routes.get("/ch/:channel/footer", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    return createPublicResponse(
      context,
      createChannelFooterResponse(channel, findBrandAssets(services, channel.token)),
    );
  });
  return routes;
}
