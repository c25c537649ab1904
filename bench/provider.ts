import { createServer, type ServerResponse } from "node:http";
import { answerOf } from "./provider/answers.ts";
import { longestFilm } from "./provider/films.ts";
import { serveMedia } from "./provider/media.ts";

/**
 * A small provider of the bench's own, written from the contract: every channel label it is asked
 * for has the same front page of a hero and 12 rows of 12 cards, so figures do not hang on a seed.
 */
export type BenchProvider = {
  url: string;
  /** How often each resource (path and query, without the minute stamp) of a channel was asked. */
  callsOf: (channel: string) => Map<string, number>;
  /** Calls take this long, so that visitors who come together do wait together. */
  delayMs: (ms: number) => void;
  close: () => Promise<void>;
};

/** Starts it. `siteOrigin` gives the address of a channel's own site. */
export async function startBenchProvider(
  port: number,
  siteOrigin: (channel: string) => string,
): Promise<BenchProvider> {
  const url = `http://127.0.0.1:${port}`;
  const film = longestFilm();
  const calls = new Map<string, Map<string, number>>();
  let delay = 0;
  const answer = async (target: string, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(target, url);
    if (await serveMedia(pathname, film, response)) return;
    const [, root, channel, ...path] = pathname.split("/");
    if (root !== "ch" || !channel) return sendJson(response, 404, { statusCode: 404 });
    searchParams.delete("r");
    count(calls, channel, `${pathname}?${searchParams}`);
    const places = { channel, origin: siteOrigin(channel), media: url, film };
    const found = answerOf(path.join("/"), places);
    if (delay > 0) await new Promise((done) => setTimeout(done, delay));
    sendJson(response, found ? 200 : 404, found ?? { statusCode: 404, message: "Not here." });
  };
  const server = createServer((request, response) => {
    answer(request.url ?? "/", response).catch((error: unknown) => {
      console.error("bench provider:", error);
      response.destroy();
    });
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
  return {
    url,
    callsOf: (channel) => calls.get(channel) ?? new Map(),
    delayMs: (ms) => {
      delay = ms;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function count(calls: Map<string, Map<string, number>>, channel: string, resource: string): void {
  const own = calls.get(channel) ?? new Map<string, number>();
  calls.set(channel, own.set(resource, (own.get(resource) ?? 0) + 1));
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}
