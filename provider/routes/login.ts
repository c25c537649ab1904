import { type Context, Hono } from "hono";
import { endSession, issueToken, refreshToken } from "../db/access-tokens.ts";
import type { ChannelRow } from "../db/channels.ts";
import { findViewerByEmail } from "../db/viewers.ts";
import { isPassword } from "../domain/passwords.ts";
import { Refusal } from "../domain/refusal.ts";
import type { ViewerRecord } from "../domain/viewer-record.ts";
import type { Words } from "../words/words.ts";
import { bodyOf, credentials, smallBody } from "./account-input.ts";
import { accountKey, countTry, forgiveTry } from "./account-tries.ts";
import { noContent, ownAnswer } from "./answers.ts";
import { bearerOf, signedIn, tokenExpired } from "./bearer.ts";
import { loadUser } from "./load-user.ts";
import { channelAt } from "./lookups.ts";
import { ownAddress } from "./own-address.ts";
import type { Services } from "./services.ts";
import { refusalsIn } from "./speak.ts";

/** Sessions: `POST login`, `logout` and `access-token`: contract.md, Calls and Flows. */
export function loginRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  routes.post("/channel/:channel/login", smallBody, async (context) =>
    logIn(services, context, await channelAt(services, context.req.param("channel"))),
  );
  routes.post("/channel/:channel/logout", smallBody, async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    const bearer = await bearerOf(services, context, channel.token);
    if (bearer) await endSession(db, bearer);
    return noContent(context);
  });
  routes.post("/ch/:channel/users/access-token", smallBody, async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    const bearer = await signedIn(services, context, channel.token);
    const younger = await refreshToken(db, bearer, clock.now());
    if (!younger) throw tokenExpired();
    const { accessToken, expiresAt } = younger;
    return ownAnswer(context, { access_token: accessToken, expires_at: expiresAt.toISOString() });
  });
  return routes;
}

async function logIn(services: Services, context: Context, channel: ChannelRow): Promise<Response> {
  const { db, clock } = services;
  const words = refusalsIn(context);
  const { email, password, success_url: back } = await bodyOf(context, credentials);
  if (back !== undefined) ownAddress(services, channel, back);
  const account = accountKey(channel, email);
  await countTry(services, context, "sign-in", account);
  const viewer = await findViewerByEmail(db, channel.token, email);
  const isRight = await isPassword(password, viewer?.passwordHash, services.hasher);
  if (!viewer || !isRight) {
    throw new Refusal(401, words.wrongCredentials, { detail: "WRONG_CREDENTIALS" });
  }
  await forgiveTry(services, context, "sign-in", account);
  refuseUnlessReady(viewer, clock.now(), words);
  const issued = await issueToken(db, viewer.id, clock.now());
  return ownAnswer(context, await loadUser(services, channel, viewer, issued));
}

/** Throws 403 or 410 where the password is right, and something has to be done first. */
function refuseUnlessReady(viewer: ViewerRecord, now: number, words: Words["refusals"]): void {
  if (viewer.emailVerifiedAt === null) {
    throw new Refusal(403, words.emailNotVerified, { detail: "EMAIL_NOT_VERIFIED" });
  }
  if (viewer.passwordExpiresAt && viewer.passwordExpiresAt.getTime() <= now) {
    throw new Refusal(410, words.passwordExpired, { detail: "PASSWORD_EXPIRED" });
  }
}
