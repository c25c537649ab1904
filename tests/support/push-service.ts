import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import ece from "http_ece";

/** A request that a push service received for a browser. */
export type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** A browser that subscribed, with its keys, and a method that decrypts what it receives (RFC 8291). */
export type PushBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  pushes: () => Pushed[];
  read: (body: Buffer | undefined) => unknown;
};

/** A push service on this machine. It stores what it receives and responds with 201, or with the status that a test sets. */
export type PushService = {
  got: Pushed[];
  respondWith: (status: number) => void;
  browser: (name: string) => PushBrowser;
  close: () => Promise<void>;
};

/** Starts a push service on a free port. The provider trusts its host by `PUSH_HOSTS`. */
export async function startPushService(): Promise<PushService> {
  const got: Pushed[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const { url: path = "/", headers } = request;
    got.push({ path, headers, body: await buffer(request) });
    response.writeHead(status, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    got,
    respondWith: (next) => void (status = next),
    browser: (name) => browserAt(`${origin}/${name}`, got),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function browserAt(endpoint: string, got: Pushed[]): PushBrowser {
  const keys = createECDH("prime256v1");
  const p256dh = keys.generateKeys("base64url");
  const auth = randomBytes(16).toString("base64url");
  const path = new URL(endpoint).pathname;
  return {
    subscription: { endpoint, keys: { p256dh, auth } },
    pushes: () => got.filter((push) => push.path === path),
    read: (body = Buffer.alloc(0)) => {
      const text = ece.decrypt(body, { version: "aes128gcm", privateKey: keys, authSecret: auth });
      return JSON.parse(text.toString("utf8"));
    },
  };
}
