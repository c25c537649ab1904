import { type IncomingMessage, request, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach } from "vitest";
import type { FrontConfig } from "../../lib/front/config.ts";
import { type Draining, type DrainTimes, makeDraining } from "../../lib/front/process/draining.ts";
import { makeServer } from "../../lib/front/process/make-server.ts";
import { plainFront } from "./plain-front.ts";

export type Answer = {
  status: number;
  headers: IncomingMessage["headers"];
  /** Decoded. */
  body: string;
};

export type Ask = { method?: string; headers?: Record<string, string>; body?: string };

export type RunningFront = {
  port: number;
  draining: Draining;
  /** One request on a connection of its own, for `demo.localhost`. */
  ask: (path: string, options?: Ask) => Promise<Answer>;
  /** Sends these very bytes and gives everything that comes back until the end. */
  raw: (text: string) => Promise<string>;
  /** Shuts down as a process does at SIGTERM. */
  drain: () => Promise<void>;
};

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A front with real sockets around a small site; it is closed after the test. */
export async function startFront(
  site: RequestListener,
  config: Partial<FrontConfig> = {},
  times: DrainTimes = { lingerMs: 0, maxAcceptMs: 5_000, maxMs: 1_000 },
): Promise<RunningFront> {
  const draining = makeDraining(times);
  const server = makeServer(site, { ...plainFront, ...config }, draining);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    draining,
    ask: (path, options) => ask(port, path, options),
    raw: (text) => raw(port, text),
    drain: () => draining.start(server),
  };
}

/** A site that answers every request with `html` under these headers. */
export function pageSite(html: string, headers: Record<string, string> = {}): RequestListener {
  return (_req, res) => {
    res.writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...headers });
    res.end(html);
  };
}

function ask(port: number, path: string, { method, headers, body }: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      path,
      method: method ?? "GET",
      host: "127.0.0.1",
      agent: false,
      headers: { host: "demo.localhost", ...headers },
    });
    sent.once("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("end", () => resolve(answerOf(answer, Buffer.concat(chunks))));
      answer.once("error", reject);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

function answerOf({ statusCode, headers }: IncomingMessage, bytes: Buffer): Answer {
  const encoding = headers["content-encoding"];
  const isEmpty = bytes.length === 0;
  const plainBytes =
    encoding === "br" && !isEmpty
      ? brotliDecompressSync(bytes)
      : encoding === "gzip" && !isEmpty
        ? gunzipSync(bytes)
        : bytes;
  return { status: statusCode ?? 0, headers, body: plainBytes.toString("utf8") };
}

function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      received += chunk;
    });
    socket.once("close", () => resolve(received));
    socket.once("error", reject);
  });
}
