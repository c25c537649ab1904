import { once } from "node:events";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from "request-filtering-agent";

const maxRedirects = 5;
const idleMs = 20_000;
/** Refuse connections to this machine and to private networks, also by a public name. */
const publicOnly = {
  "http:": new RequestFilteringHttpAgent({ maxSockets: 8 }),
  "https:": new RequestFilteringHttpsAgent({ maxSockets: 8 }),
};

/** Hosts that may be in a private network, because the operator says so (`IMPORT_HOSTS`). */
export type TrustedHosts = readonly string[];

/**
 * The response to a GET of an address that an owner, or a server of theirs, names: docs/security.md SE-235. Follows five
 * redirects at most. Throws where the address, or one that it redirects to, is not http(s), has a password, or leads to
 * this machine or a private network. The caller reads the body, or destroys the response.
 */
export async function requestPublicAddress(
  address: string,
  options: { headers?: Record<string, string>; trusted: TrustedHosts; signal: AbortSignal },
): Promise<IncomingMessage> {
  let url = parseAddress(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await send(url, options);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode === 304 || statusCode >= 400) return response;
    response.destroy();
    url = parseAddress(headers.location ?? "", url);
  }
  throw new Error(`more than ${maxRedirects} redirects`);
}

function parseAddress(address: string, base?: URL): URL & { protocol: keyof typeof publicOnly } {
  const url = URL.parse(address, base);
  if (!url || !hasWebProtocol(url)) throw new Error("no http:// or https:// address");
  if (url.username !== "" || url.password !== "") throw new Error("an address with a password");
  return url;
}

function hasWebProtocol(url: URL): url is URL & { protocol: keyof typeof publicOnly } {
  return Object.hasOwn(publicOnly, url.protocol);
}

async function send(
  url: URL & { protocol: keyof typeof publicOnly },
  { headers, trusted, signal }: Parameters<typeof requestPublicAddress>[1],
): Promise<IncomingMessage> {
  const agent = trusted.includes(url.hostname) ? undefined : publicOnly[url.protocol];
  const request = url.protocol === "https:" ? secureRequest : plainRequest;
  const sent = request(url, { headers: { "User-Agent": "Marquee", ...headers }, agent, signal });
  sent.setTimeout(idleMs, () => sent.destroy(new Error("the server was silent for too long")));
  // An error after the response began also ends its body, whose reader reports it.
  sent.on("error", () => {});
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return response;
}
