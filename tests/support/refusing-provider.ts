import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { provider } from "./addresses.ts";
import { sendJson } from "./tiny-provider.ts";

/** The response for each content: `{ "behind-vpn": [403, { source: "VPN_DETECTION" }] }`. */
export type Denials = Record<string, readonly [status: number, more: object]>;

/** The response to one request instead of the provider's, by its path and bearer token. */
export type Refuse = (
  path: string,
  bearer: string,
) => Promise<readonly [status: number, more: object] | undefined>;

/** A proxy of the embedded provider with all its brands, which rejects some contents, or what `refuse` rejects. */
export async function startRefusingProvider(denials: Denials, refuse?: Refuse) {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const { authorization = "" } = request.headers;
    const refused =
      denials[/\/content(?:-preview)?\/([\w-]+)/.exec(path)?.[1] ?? ""] ??
      (await refuse?.(path, authorization));
    if (refused) {
      const [statusCode, more] = refused;
      return sendJson(response, statusCode, { statusCode, ...more });
    }
    const { host: _, connection: __, ...headers } = request.headers;
    const body = request.method === "GET" ? undefined : await buffer(request);
    const forwarded = await fetch(provider(path), {
      method: request.method,
      headers: headers as Record<string, string>,
      body,
      redirect: "manual",
    });
    response.writeHead(forwarded.status, {
      "content-type": forwarded.headers.get("content-type") ?? "application/json",
    });
    response.end(Buffer.from(await forwarded.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
