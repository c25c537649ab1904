import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll } from "vitest";
import { z } from "zod";

const bodySchema = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.looseObject({ id: z.string(), channel: z.string() }),
});

/** A message as a receiver got it. */
export type ReceivedWebhook = z.output<typeof bodySchema> & {
  path: string;
  headers: IncomingHttpHeaders;
  /** Throws unless the message is signed with the secret. */
  verify: (secret: string) => void;
};

/** A program on this machine that receives webhooks during a suite. */
export function useWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const statuses = new Map<string, number>();
  const server = createServer(async (req, res) => {
    const body = await text(req);
    const { url: path = "", headers } = req;
    const verify = (secret: string) => {
      new Webhook(secret).verify(body, z.record(z.string(), z.any()).parse(headers));
    };
    received.push({ ...bodySchema.parse(JSON.parse(body)), path, headers, verify });
    res.writeHead(statuses.get(path) ?? 204, { Location: "/elsewhere" }).end();
  });
  beforeAll(async () => {
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    /** What has arrived at a path, in order. */
    at: (path: string) => received.filter((each) => each.path === path),
    /** How the receiver responds at a path from now on; 204 without it. */
    respondWith: (path: string, status: number) => void statuses.set(path, status),
  };
}
