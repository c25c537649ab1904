import { request } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";

/** A response as it came over the wire: `body` is still compressed. */
export type RawHttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Requests an address as a browser that takes gzip does, and leaves the bytes as they are.
 * `*.localhost` is this machine; Node's own resolver does not know that everywhere.
 */
export function fetchRawResponse(
  address: string,
  encoding = "gzip",
  more: OutgoingHttpHeaders = {},
): Promise<RawHttpResponse> {
  const { hostname, port, pathname, search, host } = new URL(address);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  return new Promise((done, fail) => {
    const headers = { host, accept: "*/*", "accept-encoding": encoding, ...more };
    const options = {
      host: isLocal ? "127.0.0.1" : hostname,
      port,
      path: pathname + search,
      headers,
    };
    const requested = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", fail);
      response.once("end", () => {
        const { statusCode = 0, headers: received } = response;
        done({ status: statusCode, headers: received, body: Buffer.concat(chunks) });
      });
    });
    requested.once("error", fail);
    requested.end();
  });
}
