/** A process of the site with its front and caches, without Next: its pages are the names of what the provider has. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { receivePurge } from "../../../lib/api/receive-purge.ts";
import { makeServer } from "../../../lib/front/process/make-server.ts";
import { makeShutdownDrain } from "../../../lib/front/process/shutdown-drain.ts";
import { getChannel } from "../../../lib/provider-api/channel.ts";
import { getPage } from "../../../lib/provider-api/page.ts";
import { plainFront } from "../../support/plain-front.ts";

const context = { viewer: { ip: "203.0.113.1", userAgent: "" }, language: "en" } as const;

async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (req.url === "/api/purge") {
    const headers = new Headers(
      Object.entries(req.headers).map(([name, value]) => [name, `${value}`]),
    );
    res.writeHead(await receivePurge(headers, () => text(req))).end();
    return;
  }
  const [channel, page] = await Promise.all([
    getChannel(context, "harbour"),
    getPage(context, "harbour", String(req.url?.split("/").at(-1))),
  ]);
  res.writeHead(200, {
    "Content-Type": "text/html",
    "Cache-Control": "public, max-age=0, s-maxage=600",
  });
  res.end(`${channel?.name}: ${page.name}`);
}

const drain = makeShutdownDrain({ lingerMs: 0, maxAcceptMs: 0, maxMs: 0 });
const listener = (req: IncomingMessage, res: ServerResponse) =>
  void respond(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
const config = { ...plainFront, siteHosts: ["harbour.localhost"] };
const server = makeServer(listener, config, drain);
server.listen(Number(process.env.PORT), "127.0.0.1", () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
