import { type IncomingMessage, request, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach } from "vitest";
import type { FrontConfig } from "../../lib/front/front-config.ts";
import {
  type ShutdownDrain,
  type ShutdownDrainTimes,
  makeShutdownDrain,
} from "../../lib/front/process/shutdown-drain.ts";
import { makeServer } from "../../lib/front/process/make-server.ts";
import { plainFront } from "./plain-front.ts";

export type FrontResponse = {
  status: number;
  headers: IncomingMessage["headers"];
  /** Decompressed. */
  body: string;
};

export type FrontRequest = { method?: string; headers?: Record<string, string>; body?: string };

export type RunningFront = {
  port: number;
  draining: ShutdownDrain;
  /** Sends one request to `demo.localhost` on a new connection. */
  request: (path: string, options?: FrontRequest) => Promise<FrontResponse>;
  /** Sends exactly these bytes and returns everything received until the connection closes. */
  raw: (text: string) => Promise<string>;
  /** Shuts down as a process does at SIGTERM. */
  drain: () => Promise<void>;
};

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A front with real sockets around a small site. It is closed after the test. */
export async function startFront(
  site: RequestListener,
  config: Partial<FrontConfig> = {},
  times: ShutdownDrainTimes = { lingerMs: 0, maxAcceptMs: 5_000, maxMs: 1_000 },
): Promise<RunningFront> {
  const draining = makeShutdownDrain(times);
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
    request: (path, options) => sendRequest(port, path, options),
    raw: (text) => raw(port, text),
    drain: () => draining.start(server),
  };
}

/** A site that responds to every request with `html` and these headers. */
export function pageSite(html: string, headers: Record<string, string> = {}): RequestListener {
  return (_req, res) => {
    res.writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...headers });
    res.end(html);
  };
}

function sendRequest(
  port: number,
  path: string,
  { method, headers, body }: FrontRequest = {},
): Promise<FrontResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({
      port,
      path,
      method: method ?? "GET",
      host: "127.0.0.1",
      agent: false,
      headers: { host: "demo.localhost", ...headers },
    });
    sent.once("response", (received) => {
      const chunks: Buffer[] = [];
      received.on("data", (chunk: Buffer) => chunks.push(chunk));
      received.once("end", () => resolve(readResponse(received, Buffer.concat(chunks))));
      received.once("error", reject);
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

function readResponse({ statusCode, headers }: IncomingMessage, bytes: Buffer): FrontResponse {
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
