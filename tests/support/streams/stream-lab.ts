import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { withClosedCaptions } from "./closed-captions.ts";
import {
  masterPlaylist,
  mediaPlaylist,
  type RenditionName,
  renditions,
  segmentCount,
  subtitleText,
  type StreamShape,
} from "./stream-shape.ts";

/** A request for a file of a stream: `sequence` is a segment's media sequence number. */
export type StreamRequest = {
  kind: "master" | "playlist" | "init" | "segment" | "captions";
  rendition?: RenditionName;
  sequence?: number;
  /** How often this file was requested before. */
  times: number;
  /** Milliseconds since the first request for the stream. */
  atMs: number;
  /** True below the folder that `redirect` leads to. */
  isMoved: boolean;
};

/**
 * What happens to a response instead of the usual: a status, or a body that comes after 8 s (`slow`), ends in the middle
 * (`cut`), has no bytes (`empty`), is a web page (`html`) or cannot be decoded (`spoilt`), or lies elsewhere (`redirect`).
 */
export type Spoilage = number | "slow" | "cut" | "empty" | "html" | "spoilt" | "redirect";

/** A stream of the laboratory: its shape, and how its responses are spoilt. */
export type LabStream = {
  shape: StreamShape;
  spoil?: (request: StreamRequest) => Spoilage | undefined;
  /** Texts beside the master playlist, such as captions, by name. */
  files?: Record<string, string>;
};

/** A server on the loopback address that spoils streams. */
export type StreamLab = {
  /** The address of the master playlist of a new stream. */
  open: (stream: LabStream) => string;
  close: () => Promise<void>;
};

type Opened = LabStream & { openedAt?: number; times: Map<string, number> };

const media = new URL("media/", import.meta.url);
const slowMs = 8_000;

/** Starts it on a free port. */
export async function startStreamLab(): Promise<StreamLab> {
  const streams: Opened[] = [];
  const server = createServer((request, response) => {
    void respond(streams, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    open: (stream) => {
      streams.push({ ...stream, times: new Map() });
      return `http://127.0.0.1:${port}/${streams.length - 1}/master.m3u8`;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  streams: readonly Opened[],
  { url = "/", method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, id, ...path] = (url.split("?")[0] ?? "").split("/");
  const stream = streams[Number(id)];
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "*");
  response.setHeader("cache-control", "no-store");
  if (!stream || method !== "GET") return end(response, stream ? 204 : 404, "");
  stream.openedAt ??= Date.now();
  const file = stream.files?.[path.join("/")];
  if (file !== undefined) return end(response, 200, file, "text/plain");
  const request = requestOf(path.join("/"), stream);
  if (!request) return end(response, 404, "");
  const spoilage = stream.spoil?.(request);
  if (typeof spoilage === "number") return end(response, spoilage, "");
  if (spoilage === "html") return end(response, 200, "<!doctype html><h1>Hello</h1>", "text/html");
  if (spoilage === "empty") return end(response, 200, "");
  if (spoilage === "redirect") {
    const moved = url.replace(/[^/]*$/, (file) => `moved/there/${file}`);
    return void response.writeHead(302, { location: moved }).end();
  }
  const body = await bodyOf(request, stream);
  if (spoilage === "slow") await new Promise((resolve) => setTimeout(resolve, slowMs));
  if (spoilage === "spoilt") body.fill(255, body.indexOf("mdat") + 4);
  const type = request.kind === "segment" || request.kind === "init" ? "video/mp4" : playlistType;
  if (spoilage !== "cut") return end(response, 200, body, type);
  response.writeHead(200, { "content-type": type, "content-length": body.length });
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
}

const playlistType = "application/vnd.apple.mpegurl";

function end(response: ServerResponse, status: number, body: string | Buffer, type?: string): void {
  response.writeHead(status, type ? { "content-type": type } : {});
  response.end(body);
}

function requestOf(path: string, stream: Opened): StreamRequest | undefined {
  const times = stream.times.get(path) ?? 0;
  stream.times.set(path, times + 1);
  const atMs = Date.now() - (stream.openedAt ?? Date.now());
  const common = { times, atMs, isMoved: path.startsWith("moved/") };
  if (path.endsWith("master.m3u8")) return { kind: "master", ...common };
  const [file = "", name = ""] = path.split("/").reverse();
  const rendition = isRendition(name) ? name : undefined;
  if (!rendition) return undefined;
  if (file === "index.m3u8") return { kind: "playlist", rendition, ...common };
  if (file === "init.mp4") return { kind: "init", rendition, ...common };
  if (file === "0.vtt") return { kind: "captions", rendition, ...common };
  const [, sequence] = /(\d+)\.m4s$/.exec(file) ?? [];
  if (sequence === undefined) return undefined;
  return { kind: "segment", rendition, sequence: Number(sequence), ...common };
}

function isRendition(name: string): name is RenditionName {
  return Object.hasOwn(renditions, name);
}

async function bodyOf(
  { kind, rendition = "small", sequence = 0, atMs }: StreamRequest,
  { shape }: LabStream,
): Promise<Buffer> {
  if (kind === "master") return Buffer.from(masterPlaylist(shape));
  if (kind === "playlist") return Buffer.from(mediaPlaylist(shape, rendition, atMs));
  if (kind === "captions") return Buffer.from(subtitleText(rendition));
  const { folder } = renditions[rendition];
  const count = folder === "hevc" ? 2 : segmentCount;
  const file = kind === "init" ? "init.mp4" : `${sequence % count}.m4s`;
  const body = await readFile(new URL(`${folder}/${file}`, media));
  const isCaptioned = shape.closedCaptions && kind === "segment" && folder === "picture";
  return isCaptioned ? withClosedCaptions(body, `Words ${sequence}`) : body;
}
