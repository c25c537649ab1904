import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { provider } from "./addresses.ts";
import { sendJson } from "./tiny-provider.ts";

/** What a content of some name is answered: `{ "behind-vpn": [403, { source: "VPN_DETECTION" }] }`. */
export type Denials = Record<string, readonly [status: number, more: object]>;

/** What one request is answered in the place of the provider: by its path, and who asks. */
export type Refuse = (
  path: string,
  bearer: string,
) => Promise<readonly [status: number, more: object] | undefined>;

/** The embedded provider with all its brands, behind a door that refuses some contents, or what `refuse` does. */
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
    const answer = await fetch(provider(path), {
      method: request.method,
      headers: headers as Record<string, string>,
      body,
      redirect: "manual",
    });
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "application/json",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
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
