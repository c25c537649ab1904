import { env } from "../../lib/env.ts";
import { type SignedInSession, sealSession, sessionCookieName } from "../../lib/session/session.ts";
import {
  type CookieChanges,
  cookieChangesToSetCookies,
} from "../../lib/session/request-cookies.ts";
import { aSession } from "./samples.ts";

/** The host of the tiny channel. */
export const host = "tiny.localhost";

/** The `Cookie` header of a viewer of the tiny channel, with the session fields that a test overrides. */
export async function cookieOf(more: Partial<SignedInSession> = {}): Promise<string> {
  const session = aSession({ channelId: "t1", host, ...more });
  return `${sessionCookieName(false)}=${await sealSession(session, env().sessionSecrets)}`;
}

/** The `Cookie` header of a browser of the tiny channel in which the site set these cookies. */
export async function cookiesOf(changes: CookieChanges): Promise<string> {
  const scope = { channelId: "t1", host };
  const writing = { scope, origin: `http://${host}`, secure: false, secrets: env().sessionSecrets };
  const lines = await cookieChangesToSetCookies(changes, writing);
  return lines.map((line) => line.split(";", 1)[0]).join("; ");
}
