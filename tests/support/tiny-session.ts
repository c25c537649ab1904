import { env } from "../../lib/env.ts";
import { type SignedIn, seal, sessionCookieName } from "../../lib/session/session.ts";
import { aSession } from "./samples.ts";

/** Where the tiny channel is asked for. */
export const host = "tiny.localhost";

/** The `Cookie` header of a viewer of the tiny channel, with whatever a test adds to the session. */
export async function cookieOf(more: Partial<SignedIn> = {}): Promise<string> {
  const session = aSession({ channelId: "t1", host, ...more });
  return `${sessionCookieName(false)}=${await seal(session, env().sessionSecrets)}`;
}
