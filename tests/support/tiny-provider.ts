import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { makeTinyAccounts } from "./tiny-accounts.ts";

/**
 * A second provider, written only from `docs/provider-api.md` and the contract's shapes, as small as
 * possible: one channel, one page, two rows, four contents (one for signed-in viewers, one for paying ones), one viewer and one film. It shares no code with the
 * embedded provider, so a test that passes with it passes with any provider.
 */
export type TinyProvider = {
  url: string;
  /** Every requested path, in order. */
  requestedPaths: string[];
  /** Headers of the last request to a path. */
  headersOf: (path: string) => IncomingMessage["headers"] | undefined;
  /** Method and JSON body of the last request to a path. */
  sentTo: (path: string) => { method: string; query: string; body: unknown } | undefined;
  /** Replaces the usual response of a path. Undefined restores it. */
  respondWith: (path: string, respond: Respond | undefined) => void;
  /** The same with a JSON body. */
  respondWithJson: (path: string, value: unknown, status?: number) => void;
  close: () => Promise<void>;
};

export type Respond = (response: ServerResponse) => void;

const film = new URL("../../provider/assets/films/", import.meta.url);

/** Starts the provider on a free port of the loopback address. */
export async function startTinyProvider(port = 0): Promise<TinyProvider> {
  const requestedPaths: string[] = [];
  const seen = new Map<string, IncomingMessage["headers"]>();
  const sent = new Map<string, { method: string; query: string; body: unknown }>();
  const special = new Map<string, Respond>();
  const accounts = makeTinyAccounts();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const [path = "/", query = ""] = (request.url ?? "/").split("?");
      requestedPaths.push(path);
      seen.set(path, request.headers);
      const message = { method: request.method ?? "GET", query, body: valueOf(request, body) };
      sent.set(path, message);
      const respond = special.get(path);
      if (respond) return respond(response);
      const accountResponse = accounts(path, request.headers, message);
      if (accountResponse) return sendJson(response, ...accountResponse);
      return usual(path, origin(), response);
    });
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin(),
    requestedPaths,
    headersOf: (path) => seen.get(path),
    sentTo: (path) => sent.get(path),
    respondWith: (path, respond) =>
      respond ? void special.set(path, respond) : void special.delete(path),
    respondWithJson: (path, value, status = 200) =>
      void special.set(path, (response) => sendJson(response, status, value)),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The JSON value of a body. Of a batch of events, its lines. */
function valueOf({ headers }: IncomingMessage, body: string): unknown {
  if (headers["content-type"] === "application/x-ndjson") return body.split("\n");
  return body && JSON.parse(body);
}

/** Sends a value as a JSON response. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(value === undefined ? "" : JSON.stringify(value));
}

async function usual(path: string, origin: string, response: ServerResponse): Promise<void> {
  if (path.startsWith("/film/")) return sendFilm(path.slice("/film/".length), response);
  const body = usualBodies(origin)[path];
  if (body) return sendJson(response, 200, body);
  sendJson(response, 404, { statusCode: 404, message: "Not found." });
}

const signupMethods = { local: { enabled: true }, google: { enabled: true } };

function usualBodies(origin: string): Record<string, unknown> {
  const item = (token: string, name: string) => ({ token, type: "video", input: { name } });
  const content = (token: string, name: string) => ({
    code: 200,
    token,
    input: { name, description: `All about ${name}.`, stream_state: "vod" },
    playback: { hls: `${origin}/film/index.m3u8` },
  });
  const pass = {
    token: "p1",
    name: "Everything",
    currency: "EUR",
    prices: [{ token: "monthly", price: 999, payment_period: "month" }],
  };
  const items = { data: [item("one", "One film"), item("two", "Two films")] };
  return {
    "/ch/tiny": {
      token: "tiny",
      name: "Tiny",
      channel_id: "t1",
      url: "tiny",
      origin: "http://tiny.localhost",
      mode: "live",
      style: {},
      header: { title: "Tiny channel" },
      page: { token: "front", style: {} },
      settings: { main: {}, viewers: { subscriptionType: "none", signupMethods } },
    },
    "/ch/tiny/header": {
      navigation: [{ name: "About", type: "page", url: "about" }],
    },
    "/ch/tiny/footer": { visibility: true, description: "A very small channel." },
    "/ch/tiny/paywalls": { data: [pass] },
    "/ch/tiny/paywalls/p1": pass,
    "/ch/tiny/pages/about": { token: "about", url: "about", name: "About" },
    "/ch/tiny/pages/front/sections": {
      data: [{ token: "row", name: "Everything", role: "content", type: "video", layout: "grid" }],
      paging: { page: 1, total_items: 1 },
    },
    "/ch/tiny/pages/about/sections": {
      data: [
        { token: "words", role: "text", type: "text", layout: "single", body: "<p>Hello.</p>" },
      ],
      paging: { page: 1, total_items: 1 },
    },
    "/ch/tiny/pages/front/sections/row/content": { ...items, paging: { page: 1, total_items: 2 } },
    "/ch/tiny/content/one": content("one", "One film"),
    "/ch/tiny/content/two": content("two", "Two films"),
    "/ch/tiny/content/members": content("members", "For members"),
    "/ch/tiny/content/paid": content("paid", "For payers"),
  };
}

async function sendFilm(name: string, response: ServerResponse): Promise<void> {
  const headers = { "access-control-allow-origin": "*" };
  if (name === "index.m3u8") {
    response.writeHead(200, { ...headers, "content-type": "application/vnd.apple.mpegurl" });
    response.end(playlist);
    return;
  }
  const file = await readFile(new URL(`stillwater/480p/${name}`, film)).catch(() => undefined);
  response.writeHead(file ? 200 : 404, { ...headers, "content-type": "video/mp4" });
  response.end(file);
}

const playlist = [
  "#EXTM3U",
  "#EXT-X-VERSION:7",
  "#EXT-X-TARGETDURATION:4",
  "#EXT-X-PLAYLIST-TYPE:VOD",
  '#EXT-X-MAP:URI="init.mp4"',
  ...[0, 1, 2, 3, 4].flatMap((n) => ["#EXTINF:4.0,", `${n}.m4s`]),
  "#EXT-X-ENDLIST",
  "",
].join("\n");
