import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { findChannel } from "../../db/channels.ts";
import { formatSandboxGroup } from "../../domain/identity/idp-client.ts";
import {
  getIdpBrandName,
  parseIdp,
  type IdentityProvider,
} from "../../domain/identity/identity-providers.ts";
import { getChannelIdpDisplayName } from "../../domain/identity/channel-idps.ts";
import { HttpError, createNotFoundError, requireFound } from "../../domain/http-error.ts";
import { createSandboxPeople } from "../../domain/identity/sandbox-people.ts";
import {
  cancelSignInInteraction,
  completeSignInInteraction,
  findSignInInteraction,
} from "../../sandbox/complete-sign-in.ts";
import { delegateToIdp } from "../../sandbox/delegate-to-idp.ts";
import { renderSandboxMessagePage } from "../../sandbox/sandbox-message-page.ts";
import { renderSandboxSignInPage } from "../../sandbox/sign-in-page.ts";
import { sandboxStylesheet } from "../../sandbox/stylesheet.ts";
import { sandboxUrlOnRequestedHost, createIdpPageHeaders } from "./identity-pages-in-simulator.ts";
import { redirectTo } from "../responses.ts";
import { getChannelSiteOrigin, type ServicesWithConsole } from "../../services.ts";

type Env = { Bindings: HttpBindings };

const signInPath = "/identity/:idp/sign-in/:uid";

/**
 * The identity providers of the sandbox: their OpenID Connect below `/identity/{idp}`, and their
 * page.
 */
export function sandboxRoutes(services: ServicesWithConsole): Hono<Env> {
  const { sandbox } = services;
  const routes = new Hono<Env>();
  routes.get("/identity/style.css", (context) => {
    context.header("Content-Type", "text/css; charset=utf-8");
    return context.body(sandboxStylesheet, 200, createIdpPageHeaders(context, services));
  });
  routes.get(signInPath, (context) => showPersonForm(services, context));
  routes.post(signInPath, (context) => handlePersonForm(services, context));
  routes.all("/identity/:idp/*", async (context) =>
    delegateToIdp(
      await sandbox.open(idpAt(context)),
      context.env,
      createIdpPageHeaders(context, services),
    ),
  );
  return routes;
}

async function showPersonForm(
  services: ServicesWithConsole,
  context: Context<Env>,
): Promise<Response> {
  const idp = idpAt(context);
  const waiting = await findSignInInteraction(await services.sandbox.open(idp), context.env);
  if (!waiting) return overPage(context, services, idp);
  const client = await clientOf(services, idp, waiting.params.client_id);
  const page = renderSandboxSignInPage({
    idp,
    called: client.called,
    client: client.name,
    people: createSandboxPeople(client.group),
  });
  const headers = createIdpPageHeaders(context, services, [client.origin]);
  return context.html(page, 200, headers);
}

async function handlePersonForm(
  services: ServicesWithConsole,
  context: Context<Env>,
): Promise<Response> {
  const idp = idpAt(context);
  const opened = await services.sandbox.open(idp);
  const waiting = await findSignInInteraction(opened, context.env);
  if (!waiting) return overPage(context, services, idp);
  const { group } = await clientOf(services, idp, waiting.params.client_id);
  const toRequestedHost = (address: string) =>
    sandboxUrlOnRequestedHost(context, services, address);
  const { person } = await context.req.parseBody();
  if (person === "")
    return redirectTo(context, toRequestedHost(await cancelSignInInteraction(opened, context.env)));
  const chosen = createSandboxPeople(group).find(({ subject }) => subject === person);
  if (!chosen) throw new HttpError(422, "The sandbox knows nobody of that name.");
  return redirectTo(
    context,
    toRequestedHost(await completeSignInInteraction(opened, context.env, waiting, chosen.subject)),
  );
}

function idpAt(context: Context): IdentityProvider {
  const name = context.req.param("idp") ?? "";
  return requireFound(parseIdp(name), "identity provider", name);
}

type SandboxClient = { group: string; name: string; called: string; origin: string };

/** Who requests an identity: a channel, or another server that was registered. */
async function clientOf(
  services: ServicesWithConsole,
  idp: IdentityProvider,
  id: unknown,
): Promise<SandboxClient> {
  const clientId = String(id);
  const group = formatSandboxGroup(clientId);
  const registered = services.sandbox.findRegistered(clientId);
  if (registered) {
    const { name, redirectUri } = registered;
    return { group, name, called: getIdpBrandName(idp), origin: new URL(redirectUri).origin };
  }
  const channel = await findChannel(services.db, group);
  if (!channel) throw createNotFoundError("client", clientId);
  return {
    group,
    name: channel.name,
    called: getChannelIdpDisplayName(channel, idp),
    origin: getChannelSiteOrigin(services, channel),
  };
}

function overPage(
  context: Context<Env>,
  services: ServicesWithConsole,
  idp: IdentityProvider,
): Response | Promise<Response> {
  const page = renderSandboxMessagePage(
    idp,
    "This sign-in is over",
    "It was finished before, or it waited longer than ten minutes. Go back and start again.",
  );
  return context.html(page, 400, createIdpPageHeaders(context, services));
}
