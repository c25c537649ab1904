import { once } from "node:events";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import type { CustomFetch } from "openid-client";
import { RequestFilteringHttpsAgent } from "request-filtering-agent";
import { isPublicHttpsUrl, isTrustedHost } from "../domain/public-https-url.ts";
import { IdpUnreachableError } from "./idp-fetch.ts";

const timeoutMs = 5_000;
const maxBytes = 262_144;
const firstFailure = 500;
/** Names that lead into the own network, or to this machine, are refused when a connection is made. */
const publicOnly = new RequestFilteringHttpsAgent({ maxSockets: 20 });

/**
 * Sends requests to identity providers that owners have named: `https` at public names, or any address at hosts that the
 * operator trusts. No redirects, 256 KB, five seconds. Throws `IdpUnreachableError`. docs/security.md SE-244
 */
export function createPublicIdpFetch(trusted: readonly string[]): CustomFetch {
  return async (address, { method, headers, body }) => {
    const named = `${method} ${address.split("?")[0]}`;
    if (!isPublicHttpsUrl(address, trusted)) {
      throw new IdpUnreachableError(`${named} is not at a public host.`);
    }
    const url = new URL(address);
    const send = url.protocol === "https:" ? secureRequest : plainRequest;
    const agent = isTrustedHost(url, trusted) ? undefined : publicOnly;
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = send(url, {
      method,
      headers: Object.fromEntries(Object.entries(headers)),
      agent,
      signal,
    });
    sent.end(toRequestBytes(body));
    const response = await once(sent, "response")
      .then(async ([incoming]: IncomingMessage[]) => incoming && toResponse(incoming))
      .catch((cause: unknown) => {
        throw new IdpUnreachableError(`${named} failed.`, { cause });
      });
    if (response && response.status < firstFailure) return response;
    throw new IdpUnreachableError(`${named} answered ${response?.status}.`);
  };
}

function toRequestBytes(body: Parameters<CustomFetch>[1]["body"]): string | Uint8Array | undefined {
  if (body instanceof URLSearchParams) return body.toString();
  return typeof body === "string" || body instanceof Uint8Array ? body : undefined;
}

async function toResponse(incoming: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > maxBytes) throw new Error(`The response has more than ${maxBytes} bytes.`);
    chunks.push(part);
  }
  const status = incoming.statusCode ?? firstFailure;
  const type = incoming.headers["content-type"];
  return new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), {
    status,
    ...(type !== undefined && { headers: { "Content-Type": type } }),
  });
}
