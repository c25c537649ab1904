import { type Context, Hono } from "hono";
import type { ChannelRow } from "../db/channels.ts";
import { houseClient } from "../domain/house-client.ts";
import { houseOf, issuerOf } from "../domain/houses.ts";
import { orNotFound } from "../domain/refusal.ts";
import { withQuery } from "../domain/with-query.ts";
import { type IdentityKind, identityKinds } from "../domain/viewer-record.ts";
import { askHouse } from "../identity/ask-house.ts";
import { toldFailure } from "../identity/failure-of.ts";
import { houseFetch } from "../identity/house-fetch.ts";
import { channelAt } from "./lookups.ts";
import { ownAddress } from "./own-address.ts";
import { goTo } from "./redirects.ts";
import type { Services } from "./services.ts";
import { rememberBrowser } from "./sign-in-browser.ts";

/** `GET /channel/{id}/{google|facebook|apple|sso}/auth`: sends the browser to the house. */
export function houseAuthRoutes(services: Services): Hono {
  const routes = new Hono();
  for (const method of identityKinds) {
    routes.get(`/channel/:id/${method}/auth`, async (context) => {
      const channel = await channelAt(services, context.req.param("id"));
      return goTo(context, await wayToHouse(services, context, channel, method));
    });
  }
  return routes;
}

async function wayToHouse(
  services: Services,
  context: Context,
  channel: ChannelRow,
  method: IdentityKind,
): Promise<string> {
  const address = addressOf(services, channel, method);
  const successUrl = ownAddress(services, channel, context.req.query("success_url") ?? "");
  try {
    const { url, question } = await askHouse(address);
    const browser = rememberBrowser(context, services.publicOrigin);
    const startedAt = services.clock.now();
    services.signIns.add(browser, {
      channel: channel.token,
      method,
      question,
      successUrl,
      startedAt,
    });
    return url;
  } catch (error) {
    return withQuery(successUrl, { error: toldFailure(error).code });
  }
}

function addressOf(services: Services, channel: ChannelRow, method: IdentityKind) {
  const { publicOrigin, ownOrigin } = services;
  const house = orNotFound(houseOf(channel, method), "sign-in method", method);
  return {
    issuer: issuerOf(publicOrigin, house),
    client: houseClient(publicOrigin, channel, method),
    fetch: houseFetch(publicOrigin, ownOrigin),
    // Single sign-on is there not to ask again; the others play houses that show who one may be.
    chooseAnew: method !== "sso",
  };
}
