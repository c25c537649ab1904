import type { Who } from "../gate/decision.ts";
import { ssoLogoutAddress } from "../provider-api/auth-addresses.ts";
import { hereOf } from "../urls/asked.ts";
import { originOf } from "./open-visit.ts";
import type { Visit } from "./visit.ts";

/** What a request brings of its viewer, for the gate. */
export function whoOf(visit: Visit, headers: Headers): Who {
  const { session, cookies, channel, mobile = false } = visit;
  const token = cookies.logout?.accessToken;
  return {
    session,
    cookies,
    cameFrom: cameFrom(headers),
    houseLogout: token === undefined ? undefined : ssoLogoutAddress(channel, token, mobile),
  };
}

/** The page of ours that the browser came from, less what acts on the viewer. */
function cameFrom(headers: Headers): string | undefined {
  const referer = headers.get("referer");
  const from = referer === null ? null : URL.parse(referer);
  return from?.origin === originOf(headers) ? hereOf(from.pathname, from.searchParams) : undefined;
}
