import { once } from "node:events";
import { request as plainRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { request as secureRequest } from "node:https";
import { RequestFilteringHttpsAgent } from "request-filtering-agent";

/** Names that lead into the own network, or to this machine, are refused when a connection is made. */
const publicOnly = new RequestFilteringHttpsAgent({ maxSockets: 40 });

const timeoutMs = 5_000;

/**
 * Sends a message to an address that somebody else chose, and returns the status of the response: five seconds at most, no
 * redirects, no body is read. Throws if there is no response, and if the host has an address that is not public, unless
 * the operator trusts it. docs/security.md SE-100, SE-240
 */
export async function postToPublicHost(
  url: URL,
  { headers, body, isTrusted }: Message,
): Promise<number> {
  const options = {
    method: "POST",
    headers,
    agent: isTrusted ? undefined : publicOnly,
    signal: AbortSignal.timeout(timeoutMs),
  };
  const isSecure = url.protocol === "https:";
  if (!isSecure && !isTrusted) throw new Error("The address is not https.");
  const sent = (isSecure ? secureRequest : plainRequest)(url, options);
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.destroy();
  return response.statusCode ?? 0;
}

type Message = {
  headers: OutgoingHttpHeaders;
  body: string | Buffer | null | undefined;
  isTrusted: boolean;
};
