import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { IncomingMessage, ServerResponse } from "node:http";
import { lookup } from "mrmime";
import { isCompressible } from "./encodings.ts";
import { refuse } from "./refuse.ts";
import { sendStored } from "./send-stored.ts";
import { StoredAnswer } from "./stored-answer.ts";

/** True when the request was for a file and is being answered. */
export type ServeFiles = (req: IncomingMessage, res: ServerResponse) => boolean;

const ownTwin = /\.(?:br|gz)$/;

/**
 * Serves the files of a folder from memory under a prefix, with the `.br` and `.gz` twins that the
 * build put beside them: `serveFiles("/_next/static/", dir, "public, max-age=31536000, immutable")`.
 * The folder is read once, so what is not there is known at once.
 */
export function serveFiles(prefix: string, dir: string, control: string): ServeFiles {
  const files = existsSync(dir) ? new Set(listFiles(dir)) : new Set<string>();
  const kept = new Map<string, Promise<StoredAnswer>>();
  return (req, res) => {
    const name = nameOf(req.url ?? "", prefix);
    if (name === undefined || !files.has(name)) return false;
    let file = kept.get(name);
    if (file === undefined) kept.set(name, (file = load(dir, name, control)));
    file.then(
      (answer) => sendStored(req, res, answer),
      () => refuse(res, { status: 404 }),
    );
    return true;
  };
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ownTwin.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .map((name) => name.split(sep).join("/"));
}

function nameOf(url: string, prefix: string): string | undefined {
  if (!url.startsWith(prefix)) return undefined;
  const query = url.indexOf("?");
  return decodeURIComponent(url.slice(prefix.length, query === -1 ? undefined : query));
}

async function load(dir: string, name: string, control: string): Promise<StoredAnswer> {
  const path = join(dir, name);
  const type = lookup(name) ?? "application/octet-stream";
  const compressible = isCompressible(type);
  const [body, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(() => undefined),
    readFile(`${path}.gz`).catch(() => undefined),
  ]);
  const contentType = compressible ? `${type};charset=utf-8` : type;
  const headers = ["Content-Type", contentType, "Cache-Control", control];
  headers.push("Vary", "Accept-Encoding", "X-Content-Type-Options", "nosniff");
  return new StoredAnswer({ status: 200, headers, body, compressible, ready: { br, gzip } });
}
