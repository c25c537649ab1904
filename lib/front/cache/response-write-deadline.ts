import type { ServerResponse } from "node:http";

/** Every client has this long to receive a stored response. */
export const responseWriteTimeoutMs = 30_000;
/** A slow connection has more time for a long response: a second for 8 KB. */
const bytesPerMs = 8;

/**
 * Closes the connection of a client that does not receive a response of so many bytes in time; otherwise a few
 * hundred of them would use all connections of the process. Call it directly after the response has ended: if the
 * system has accepted all bytes, no timer is needed. docs/security.md SE-75
 */
export function limitResponseWriteTime(res: ServerResponse, bytes: number): void {
  const { socket } = res.req;
  const isTaken = res.socket !== null && socket.writableLength === 0;
  if (isTaken) return;
  const timer = setTimeout(() => socket.destroy(), responseWriteTimeoutMs + bytes / bytesPerMs);
  res.once("close", () => clearTimeout(timer));
}
