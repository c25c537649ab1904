import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refuse.ts";

const bad: Refusal = { status: 400 };
const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const syntax = new RegExp(`^(?:${label}(?:\\.${label})*|\\[[0-9a-f:.]+\\])(?::[0-9]{1,5})?$`);

/** Refuses with 400 a request without exactly one well-formed `Host`. */
export function checkHost(req: IncomingMessage): Refusal | undefined {
  const host = req.headers.host;
  if (host === undefined || host.length > 255 || !syntax.test(host.toLowerCase())) return bad;
  return hostLines(req.rawHeaders) === 1 ? undefined : bad;
}

/** Node keeps the first of two `Host` lines; a proxy may have believed the second. */
function hostLines(rawHeaders: string[]): number {
  let found = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name !== undefined && name.length === 4 && name.toLowerCase() === "host") found += 1;
  }
  return found;
}
