import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { findChannel } from "../db/channels.ts";
import { channelOfClient } from "../domain/house-client.ts";
import { asHouse, calledBy, type House } from "../domain/houses.ts";
import type { ChannelRecord } from "../domain/records.ts";
import { Refusal, notFound, orNotFound } from "../domain/refusal.ts";
import { sandboxPeople } from "../domain/sandbox-people.ts";
import { answerCancelled, answerPerson, waitingSignIn } from "../sandbox/answer-sign-in.ts";
import { handOver } from "../sandbox/hand-over.ts";
import { messagePage } from "../sandbox/message-page.ts";
import { pageHeaders } from "../sandbox/page-headers.ts";
import { signInPage } from "../sandbox/sign-in-page.ts";
import { sandboxStylesheet } from "../sandbox/stylesheet.ts";
import { asAskedHere, housePageHeaders } from "./in-simulator.ts";
import { goTo } from "./redirects.ts";
import { type Services, siteOriginOf } from "./services.ts";

type Env = { Bindings: HttpBindings };

const signInPath = "/identity/:house/sign-in/:uid";

/** The houses of the sandbox: their OpenID Connect below `/identity/{house}`, and their page. */
export function sandboxRoutes(services: Services): Hono<Env> {
  const { sandbox } = services;
  const routes = new Hono<Env>();
  routes.get("/identity/style.css", (context) => {
    context.header("Content-Type", "text/css; charset=utf-8");
    return context.body(sandboxStylesheet, 200, pageHeaders([]));
  });
  routes.get(signInPath, (context) => askPerson(services, context));
  routes.post(signInPath, (context) => takeAnswer(services, context));
  routes.all("/identity/:house/*", async (context) =>
    handOver(
      await sandbox.open(houseAt(context)),
      context.env,
      housePageHeaders(context, services),
    ),
  );
  return routes;
}

async function askPerson(services: Services, context: Context<Env>): Promise<Response> {
  const house = houseAt(context);
  const waiting = await waitingSignIn(await services.sandbox.open(house), context.env);
  if (!waiting) return overPage(context, services, house);
  const channel = await channelOf(services, waiting.params.client_id);
  const page = signInPage({
    house,
    called: calledBy(channel, house),
    channel,
    people: sandboxPeople(channel.token),
  });
  const headers = housePageHeaders(context, services, [siteOriginOf(services, channel.token)]);
  return context.html(page, 200, headers);
}

async function takeAnswer(services: Services, context: Context<Env>): Promise<Response> {
  const house = houseAt(context);
  const opened = await services.sandbox.open(house);
  const waiting = await waitingSignIn(opened, context.env);
  if (!waiting) return overPage(context, services, house);
  const channel = await channelOf(services, waiting.params.client_id);
  const here = (address: string) => asAskedHere(context, services, address);
  const { person } = await context.req.parseBody();
  if (person === "") return goTo(context, here(await answerCancelled(opened, context.env)));
  const chosen = sandboxPeople(channel.token).find(({ subject }) => subject === person);
  if (!chosen) throw new Refusal(422, "The sandbox knows nobody of that name.");
  return goTo(context, here(await answerPerson(opened, context.env, waiting, chosen.subject)));
}

function houseAt(context: Context): House {
  const name = context.req.param("house") ?? "";
  return orNotFound(asHouse(name), "house", name);
}

async function channelOf({ db }: Services, clientId: unknown): Promise<ChannelRecord> {
  const token = channelOfClient(String(clientId));
  const channel = token && (await findChannel(db, token));
  if (!channel) throw notFound("client", String(clientId));
  return channel;
}

function overPage(
  context: Context<Env>,
  services: Services,
  house: House,
): Response | Promise<Response> {
  const page = messagePage(
    house,
    "This sign-in is over",
    "It was finished before, or it waited longer than ten minutes. Go back and start again.",
  );
  return context.html(page, 400, housePageHeaders(context, services));
}
