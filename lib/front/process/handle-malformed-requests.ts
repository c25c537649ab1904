import { randomUUID } from "node:crypto";
import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import {
  badRequestRejection,
  type FrontRejection,
  serializeRejection,
  requestTimeoutRejection,
  contentTooLargeRejection,
} from "../admission/send-rejection.ts";

const rejections: Record<string, FrontRejection> = {
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeoutRejection,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: contentTooLargeRejection,
  // A client that got 64 KB of cookies from a sibling channel would otherwise be locked out permanently.
  HPE_HEADER_OVERFLOW: { status: 431, headers: { "Clear-Site-Data": '"cookies"' } },
};

const noTunnels: FrontRejection = { status: 405, headers: { Allow: "GET, HEAD" } };

/** How long a connection stays open for a client that keeps sending, so that it can read the response. */
const lingerMs = 2_000;

/**
 * Responds to malformed requests, which never reach a listener: 431 for too many headers, 408 for headers that do not
 * arrive in time, 400 for the rest, 405 for `CONNECT`. Returns a listener that records which connection is in the
 * middle of a response, where nothing may be written.
 */
export function handleMalformedRequests(server: Server): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  const handled = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // Further data of this connection is not a request either.
    if (handled.has(socket)) return;
    handled.add(socket);
    if (!canRespond(socket, latest.get(socket))) socket.destroy(error);
    else sendAndClose(socket, rejections[error.code ?? ""] ?? badRequestRejection);
  });
  server.on("connect", (_req, socket: Socket) => sendAndClose(socket, noTunnels));
  return (req, res) => latest.set(req.socket, res);
}

function canRespond(socket: Socket, response: ServerResponse | undefined): boolean {
  if (!socket.writable) return false;
  if (response === undefined || response.writableFinished) return true;
  // A response that waits for a previous one has no socket yet.
  return response.socket === socket && !response.headersSent;
}

function sendAndClose(socket: Socket, rejection: FrontRejection): void {
  socket.end(serializeRejection(rejection, randomUUID()));
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
}
