import { randomUUID } from "node:crypto";
import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import {
  badRequest,
  type Rejection,
  rejectionBytes,
  timedOut,
  tooLarge,
} from "../admission/reject.ts";

const rejections: Record<string, Rejection> = {
  ERR_HTTP_REQUEST_TIMEOUT: timedOut,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: tooLarge,
  // Whoever got 64 KB of cookies from a sibling channel would be locked out for good otherwise.
  HPE_HEADER_OVERFLOW: { status: 431, headers: { "Clear-Site-Data": '"cookies"' } },
};

const noTunnels: Rejection = { status: 405, headers: { Allow: "GET, HEAD" } };

/** A client that sends on and on is listened to this long, so that it reads the answer. */
const lingerMs = 2_000;

/**
 * Answers what is no request and so never reaches a listener: 431 for too many headers, 408 for those that
 * stop coming, 400 for the rest, 405 for `CONNECT`. Gives the listener that knows which connection is in
 * the middle of a response, where nothing may be written in between.
 */
export function handleClientErrors(server: Server): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  const handled = new WeakSet<Socket>();
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    // What still comes in is no request either.
    if (handled.has(socket)) return;
    handled.add(socket);
    if (!canRespond(socket, latest.get(socket))) socket.destroy(error);
    else sendAndClose(socket, rejections[error.code ?? ""] ?? badRequest);
  });
  server.on("connect", (_req, socket: Socket) => sendAndClose(socket, noTunnels));
  return (req, res) => latest.set(req.socket, res);
}

function canRespond(socket: Socket, response: ServerResponse | undefined): boolean {
  if (!socket.writable) return false;
  if (response === undefined || response.writableFinished) return true;
  // One that waits behind another has no socket yet.
  return response.socket === socket && !response.headersSent;
}

function sendAndClose(socket: Socket, rejection: Rejection): void {
  socket.end(rejectionBytes(rejection, randomUUID()));
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
}
