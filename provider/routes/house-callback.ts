import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { issueToken } from "../db/access-tokens.ts";
import { findOrMakeViewerByIdentity } from "../db/identities.ts";
import { clientIdOf } from "../domain/house-client.ts";
import { issuerOf } from "../domain/houses.ts";
import type { ChannelRecord } from "../domain/records.ts";
import { Refusal } from "../domain/refusal.ts";
import { isAboutPerson, type SignInError, SignInFailure } from "../domain/sign-in-errors.ts";
import { signOutAddress } from "../domain/sign-out-address.ts";
import { withQuery } from "../domain/with-query.ts";
import { type IdentityKind, identityKinds } from "../domain/viewer-record.ts";
import { type HouseAnswer, hearHouse } from "../identity/ask-house.ts";
import { toldFailure } from "../identity/failure-of.ts";
import { sandboxPage } from "../sandbox/sandbox-page.ts";
import { housePageHeaders } from "./in-simulator.ts";
import { channelAt } from "./lookups.ts";
import { goTo } from "./redirects.ts";
import type { Services } from "./services.ts";
import { browserOf } from "./sign-in-browser.ts";

/** `GET /channel/{id}/{method}/callback`: back from the house, on to the site with a token. */
export function houseCallbackRoutes(services: Services): Hono {
  const routes = new Hono();
  for (const method of identityKinds) {
    routes.get(`/channel/:id/${method}/callback`, async (context) => {
      const channel = await channelAt(services, context.req.param("id"));
      const browser = browserOf(context) ?? "";
      const place = services.signIns.lastOf(browser, channel.token);
      if (!place) return strangerPage(context, services);
      return goTo(context, await wayBack(services, context, { channel, method, browser, place }));
    });
  }
  return routes;
}

type Arrival = { channel: ChannelRecord; method: IdentityKind; browser: string; place: URL };

async function wayBack(
  services: Services,
  context: Context,
  { channel, method, browser, place }: Arrival,
): Promise<string> {
  const { search } = new URL(context.req.url);
  const arrival = { channel: channel.token, method, state: context.req.query("state") };
  try {
    const pending = services.signIns.take(browser, arrival, services.clock.now());
    const answer = await hearHouse(pending.question, search);
    const token = await tokenFor(services, channel.token, method, answer);
    return withQuery(pending.successUrl, { access_token: token });
  } catch (error) {
    return wayOut(services, channel, method, toldFailure(error), place);
  }
}

/**
 * Single sign-on would answer with the same person for hours; one who can't come in is signed out
 * there on the way back, so that the next sign-in asks who it is.
 */
function wayOut(
  { publicOrigin }: Services,
  channel: ChannelRecord,
  method: IdentityKind,
  { code }: SignInFailure,
  place: URL,
): string {
  const back = withQuery(place, { error: code });
  const { sso } = channel.profile.signIn ?? {};
  if (method !== "sso" || !sso || !isAboutPerson(code)) return back;
  const issuer = issuerOf(publicOrigin, sso.kind);
  return signOutAddress(issuer, sso.kind, clientIdOf(channel.token), back);
}

/** The bearer of the viewer that the house's person is. Throws `SignInFailure`. */
async function tokenFor(
  { db, clock }: Services,
  channel: string,
  kind: IdentityKind,
  answer: HouseAnswer,
): Promise<string> {
  const { email = "" } = answer;
  const viewer = await findOrMakeViewerByIdentity(
    db,
    channel,
    { ...answer, kind, email },
    clock.now(),
  ).catch((error: unknown) => {
    throw refusedAs(error, email);
  });
  return (await issueToken(db, viewer.id, clock.now())).accessToken;
}

const refusals = new Map<string | undefined, SignInError>([
  ["EMAIL_NOT_VERIFIED", "unverified_email"],
  ["EMAIL_IN_USE", "email_in_use"],
]);

function refusedAs(error: unknown, email: string): unknown {
  const code = error instanceof Refusal ? refusals.get(error.facts.detail) : undefined;
  if (!code) return error;
  return new SignInFailure(email ? code : "email_missing", { cause: error });
}

/** Nothing is known of where this browser wanted to go. */
function strangerPage(context: Context, services: Services): Response | Promise<Response> {
  const page = sandboxPage(
    "This sign-in was not begun here",
    html`<p>
      It was begun in another browser, or more than ten minutes ago. Go back to the channel and sign
      in from there.
    </p>`,
  );
  return context.html(page, 400, housePageHeaders(context, services));
}
