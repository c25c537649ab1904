import type { Requester } from "../gate/decision.ts";
import { ssoLogoutAddress } from "../provider-api/auth-addresses.ts";
import { currentPathOf } from "../urls/parse-address.ts";
import { originOf } from "./open-visit.ts";
import type { Visit } from "./visit.ts";

/** What a request brings of its viewer, for the gate. */
export function requesterOf(visit: Visit, headers: Headers): Requester {
  const { session, cookies, channel, mobile = false } = visit;
  const token = cookies.logout?.accessToken;
  return {
    session,
    cookies,
    refererPath: refererPath(headers),
    idpLogoutUrl: token === undefined ? undefined : ssoLogoutAddress(channel, token, mobile),
  };
}

/** The page of ours that the browser came from, less what acts on the viewer. */
function refererPath(headers: Headers): string | undefined {
  const referer = headers.get("referer");
  const from = referer === null ? null : URL.parse(referer);
  return from?.origin === originOf(headers)
    ? currentPathOf(from.pathname, from.searchParams)
    : undefined;
}
