import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "./encodings.ts";
import type { Packed, StoredAnswer } from "./stored-answer.ts";

/** Sends kept bytes: 304 when the client has them, no body for HEAD. */
export function sendStored(req: IncomingMessage, res: ServerResponse, answer: StoredAnswer): void {
  const accept = answer.compressible ? req.headers["accept-encoding"] : undefined;
  const encoding = chooseEncoding(accept);
  const ready = answer.packed[encoding];
  if (ready) return send(req, res, answer.status, ready);
  answer.pack(encoding).then(
    (packed) => send(req, res, answer.status, packed),
    (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
  );
}

function send(req: IncomingMessage, res: ServerResponse, status: number, packed: Packed): void {
  const known = req.headers["if-none-match"];
  if (known !== undefined && status === 200 && hasTag(known, packed.etag)) {
    res.writeHead(304, unchanged(packed.head));
    res.end();
    return;
  }
  res.writeHead(status, packed.head);
  if (req.method === "HEAD") res.end();
  else res.end(packed.body);
}

function hasTag(known: string, etag: string): boolean {
  return known === etag || known.trim() === "*" || known.includes(etag);
}

const ofBody = new Set(["Content-Length", "Content-Encoding", "Content-Type"]);

function unchanged(head: string[]): string[] {
  return head.filter((_, at) => !ofBody.has(head[at - (at % 2)] ?? ""));
}
