import type { ServerResponse } from "node:http";

/** Every client has this long to receive a stored response. */
export const writeTimeoutMs = 30_000;
/** A slow line has more time for a long one: a second for 8 KB. */
const bytesPerMs = 8;

/**
 * Ends the connection of a client that does not take a response of so many bytes in time, else a few hundred of
 * them would hold all that a process may open. Call it right after the response has ended: what the
 * system took at once needs no timer. docs/security.md SE-75
 */
export function limitWriting(res: ServerResponse, bytes: number): void {
  const { socket } = res.req;
  const isTaken = res.socket !== null && socket.writableLength === 0;
  if (isTaken) return;
  const timer = setTimeout(() => socket.destroy(), writeTimeoutMs + bytes / bytesPerMs);
  res.once("close", () => clearTimeout(timer));
}
