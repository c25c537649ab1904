import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { lookup } from "mrmime";
import { reject } from "../admission/reject.ts";
import type { FrontConfig } from "../config.ts";
import { isCompressible, sendStored, StoredResponse } from "./stored-response.ts";

/** True when the request was for a file and is being answered. */
export type ServeStaticFile = (req: IncomingMessage, res: ServerResponse) => boolean;

/**
 * Serves the site's own files, and 404 for every other path under `/_next/`, where Next would answer
 * 200 with a page. Without `siteDir` (development) Next serves them.
 */
export function makeServeStaticFiles({ siteDir }: Pick<FrontConfig, "siteDir">): ServeStaticFile {
  if (siteDir === undefined) return () => false;
  const serveBuilt = serveFolder(
    "/_next/static/",
    join(siteDir, ".next", "static"),
    "public, max-age=31536000, immutable",
  );
  const servePublic = serveFolder("/", join(siteDir, "public"), "public, max-age=3600");
  return (req, res) => {
    if (!req.url?.startsWith("/_next/")) return servePublic(req, res);
    if (!serveBuilt(req, res)) reject(res, { status: 404 });
    return true;
  };
}

/**
 * Serves the files of a folder from memory under a prefix, with the precompressed `.br` and `.gz` files
 * that the build put beside them. The folder is listed once, so a missing file costs no disk access.
 */
function serveFolder(prefix: string, dir: string, cacheControl: string): ServeStaticFile {
  const names = existsSync(dir) ? new Set(listFiles(dir)) : new Set<string>();
  const loaded = new Map<string, Promise<StoredResponse>>();
  return (req, res) => {
    const name = nameOf(req.url ?? "", prefix);
    if (name === undefined || !names.has(name)) return false;
    let file = loaded.get(name);
    if (file === undefined) loaded.set(name, (file = load(dir, name, cacheControl)));
    file.then(
      (response) => sendStored(req, res, response),
      () => reject(res, { status: 404 }),
    );
    return true;
  };
}

const precompressed = /\.(?:br|gz)$/;

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !precompressed.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .map((name) => name.split(sep).join("/"));
}

function nameOf(url: string, prefix: string): string | undefined {
  if (!url.startsWith(prefix)) return undefined;
  const query = url.indexOf("?");
  return decodeURIComponent(url.slice(prefix.length, query === -1 ? undefined : query));
}

async function load(dir: string, name: string, cacheControl: string): Promise<StoredResponse> {
  const path = join(dir, name);
  const type = lookup(name) ?? "application/octet-stream";
  const compressible = isCompressible(type);
  const [body, br, gzip] = await Promise.all([
    readFile(path),
    readFile(`${path}.br`).catch(() => undefined),
    readFile(`${path}.gz`).catch(() => undefined),
  ]);
  const contentType = compressible ? `${type};charset=utf-8` : type;
  const headers = ["Content-Type", contentType, "Cache-Control", cacheControl];
  headers.push("Vary", "Accept-Encoding", "X-Content-Type-Options", "nosniff");
  const encoded = { br, gzip };
  return new StoredResponse({ status: 200, headers, body, compressible, precompressed: encoded });
}
