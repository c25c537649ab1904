import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";

/** An answer as it came over the wire: `body` is still compressed. */
export type WireAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Asks for an address as a browser that takes gzip does, and leaves the bytes as they are.
 * `*.localhost` is this machine; Node's own resolver does not know that everywhere.
 */
export function fetchBytes(address: string, encoding = "gzip"): Promise<WireAnswer> {
  const { hostname, port, pathname, search, host } = new URL(address);
  const own = hostname === "localhost" || hostname.endsWith(".localhost");
  return new Promise((done, fail) => {
    const headers = { host, accept: "*/*", "accept-encoding": encoding };
    const options = { host: own ? "127.0.0.1" : hostname, port, path: pathname + search, headers };
    const asked = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", fail);
      answer.once("end", () => {
        const { statusCode = 0, headers: told } = answer;
        done({ status: statusCode, headers: told, body: Buffer.concat(chunks) });
      });
    });
    asked.once("error", fail);
    asked.end();
  });
}
