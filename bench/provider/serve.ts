// A small provider of the bench's own, written from the contract: every channel label that is requested
// has the same front page of a hero and 12 rows of 12 cards, so figures do not hang on a seed.
// Called as `node serve.ts {port} {port of the site}`. `/bench/calls` reports what was requested how often;
// `/bench/delay?ms=` lets every call take longer.
import { createServer, type ServerResponse } from "node:http";
import { createBenchResponse } from "./create-bench-response.ts";
import { readLongestBenchFilm } from "./bench-films.ts";
import { serveBenchMedia } from "./serve-bench-media.ts";
import { benchViewer } from "./viewer-pages.ts";

const [port, sitePort] = process.argv.slice(2);
const media = `http://127.0.0.1:${port}`;
const film = readLongestBenchFilm();
const calls = new Map<string, number>();
let delayMs = 0;

createServer((request, response) => {
  respond(request.url ?? "/", response).catch((error: unknown) => {
    console.error("bench provider:", error);
    response.destroy();
  });
}).listen(Number(port), "127.0.0.1");

async function respond(target: string, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(target, media);
  if (await serveBenchMedia(pathname, film, response)) return;
  const [, root, channel, ...path] = pathname.split("/");
  if (root === "bench") return control(channel, searchParams, response);
  if (root === "channel" && path.join("/") === "login") {
    await new Promise((done) => setTimeout(done, delayMs));
    return sendJson(response, 200, benchViewer);
  }
  if (root === "events")
    return sendJson(response, 202, { successful_rows: 1, quarantined_rows: 0 });
  // A toggle of a list. What it changed is not kept: every figure finds the same lists.
  if (root === "watchlist" || root === "live-notifications") return sendJson(response, 200, {});
  if (root !== "ch" || !channel) return sendJson(response, 404, { statusCode: 404 });
  // The minute stamp is not a part of the resource.
  searchParams.delete("r");
  const resource = `${pathname}?${searchParams}`;
  calls.set(resource, (calls.get(resource) ?? 0) + 1);
  const origin = `http://${channel}.localhost:${sitePort}`;
  const page = Number(searchParams.get("page") ?? 1);
  const q = searchParams.get("q") ?? "";
  const found = createBenchResponse(path.join("/"), { channel, origin, media, film }, { page, q });
  if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs));
  sendJson(response, found ? 200 : 404, found ?? { statusCode: 404, message: "Not here." });
}

function control(what: string | undefined, query: URLSearchParams, response: ServerResponse): void {
  if (what === "delay") delayMs = Number(query.get("ms"));
  sendJson(response, 200, Object.fromEntries(calls));
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
}
