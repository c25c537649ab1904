import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { aSession } from "../../support/samples.ts";
import { tinyViewer } from "../../support/tiny-accounts.ts";
import { env } from "../../../lib/env.ts";
import { makeAppSignInTicket } from "../../../lib/session/app-sign-in-ticket.ts";
import { host } from "../../support/tiny-session.ts";

/** The usual headers of a changing call from a page of the site. */
export const sameOriginHeaders = {
  host,
  "sec-fetch-site": "same-origin",
  "content-type": "application/json; charset=utf-8",
};

/** Posts JSON to the API as a page of the site does. */
export function post(name: string, body: unknown, headers: Record<string, string> = {}) {
  const [call = "", query = ""] = name.split("?");
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const all = new Headers({ ...sameOriginHeaders, ...headers });
  return handleApiCall("POST", call, all, new URLSearchParams(query), async () => text);
}

/** Sends a GET call to the API. */
export function get(
  name: string,
  headers: Record<string, string> = {},
  query: Record<string, string> = {},
) {
  return handleApiCall("GET", name, new Headers({ host, ...headers }), new URLSearchParams(query));
}

/** The ticket of a sign-in page in the web view, for the viewer of this session. */
export function ticketOf(accessToken?: string): Promise<string> {
  const session = accessToken === undefined ? undefined : aSession({ accessToken });
  const scope = { channelId: "t1", host };
  return makeAppSignInTicket({ session, scope, secrets: env().sessionSecrets });
}

/**
 * The cookies that a response sets, by name. A deleted one is `""`. The channel's origin, which every
 * visitor gets, is left out.
 */
export function cookiesOf(response: Response): Record<string, string> {
  const pairs = response.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const { mq_origin: _, ...cookies } = Object.fromEntries(
    pairs.map((pair) => pair.split("=") as [string, string]),
  );
  return cookies;
}

/** Only the pair of each cookie, as a browser sends it. */
export function sentBack(response: Response): string {
  return Object.entries(cookiesOf(response))
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}

/** Status and body of a response. */
export async function statusAndBody(response: Response) {
  return [response.status, await response.json()];
}

/** Signs the tiny viewer in, and returns the cookies of their browser. */
export async function signedIn(): Promise<string> {
  return sentBack(await post("sign-in", tinyViewer));
}
