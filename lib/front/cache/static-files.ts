import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { lookup } from "mrmime";
import { isFileNotFoundError } from "../../api-error.ts";
import { cachePromiseUntilFailure } from "../../memoize.ts";
import { sendRejection } from "../admission/send-rejection.ts";
import { requestIdOf } from "../admission/assign-request-id-header.ts";
import type { FrontConfig } from "../front-config.ts";
import { isCompressible, sendStoredResponse, StoredResponse } from "./stored-response.ts";

/** True if the request was for a file, whose response then follows. */
export type ServeStaticFile = (req: IncomingMessage, res: ServerResponse) => boolean;

type Config = Pick<FrontConfig, "siteDir" | "hasWorker" | "onError"> & {
  /** Sends the response for a file that cannot be read now. */
  sendUnavailable: (req: IncomingMessage, res: ServerResponse) => void;
};

/**
 * Serves the site's static files, and 404 for every other path under `/_next/`, for which Next would respond 200 with
 * a page. Without `siteDir` (development) Next serves them.
 */
export function makeServeStaticFiles({ siteDir, hasWorker, ...handlers }: Config): ServeStaticFile {
  if (siteDir === undefined) return () => false;
  const serveBuilt = serveFolder({
    prefix: "/_next/static/",
    dir: join(siteDir, ".next", "static"),
    headersOf: () => lasting,
    ...handlers,
  });
  const servePublic = serveFolder({
    prefix: "/",
    dir: join(siteDir, "public"),
    headersOf: (name) => {
      if (isOfWorker.test(name)) return workerHeaders;
      return hasHash.test(name) ? lasting : ["Cache-Control", "public, max-age=3600"];
    },
    fileOf: (name) => (name === serviceWorker && !hasWorker ? endOfWorker : name),
    ...handlers,
  });
  return (req, res) => {
    if (!req.url?.startsWith("/_next/")) return servePublic(req, res);
    if (!serveBuilt(req, res)) sendRejection(res, { status: 404 });
    return true;
  };
}

const lasting = ["Cache-Control", "public, max-age=31536000, immutable"];
/** Files whose name changes with their content. */
const hasHash = /^fonts\/faces\/[\w-]+\.[0-9a-f]{16}\.css$/;

const serviceWorker = "service-worker.js";
/** The script that removes the worker, served where the worker is switched off. */
const endOfWorker = "worker/end.js";
const isOfWorker = /^(?:service-worker\.js|worker\/\w+\.js)$/;

/**
 * The worker is revalidated at every update check, and its policy allows only what it needs: docs/security.md SE-102.
 */
const workerHeaders = [
  "Cache-Control",
  "no-cache",
  "Content-Security-Policy",
  "default-src 'none'; connect-src 'self'; script-src 'self'; style-src 'self'; font-src 'self'; img-src *",
];

type Folder = Pick<Config, "onError" | "sendUnavailable"> & {
  prefix: string;
  dir: string;
  headersOf: (name: string) => string[];
  /** The file that is read for a name; without it that of the same name. */
  fileOf?: (name: string) => string;
};

/**
 * Serves the files of a folder from memory under a prefix, with the precompressed `.br` and `.gz` files of the build.
 * The folder is listed once, so a missing file causes no disk access. A failed read, for example if no more files can
 * be opened, is 503 and is retried: docs/security.md SE-76.
 */
function serveFolder({ prefix, dir, headersOf, fileOf, ...handlers }: Folder): ServeStaticFile {
  const names = existsSync(dir) ? new Set(listFiles(dir)) : new Set<string>();
  const loaded = new Map<string, Promise<StoredResponse>>();
  return (req, res) => {
    const name = nameOf(req.url ?? "", prefix);
    if (name === undefined || !names.has(name)) return false;
    const file = cachePromiseUntilFailure(loaded, name, () =>
      load(dir, fileOf?.(name) ?? name, headersOf(name)),
    );
    file
      .then((response) => sendStoredResponse(req, res, response))
      .catch((error: unknown) => {
        if (isFileNotFoundError(error)) return sendRejection(res, { status: 404 });
        handlers.onError("file", error, requestIdOf(req));
        if (!res.headersSent) handlers.sendUnavailable(req, res);
      });
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

async function load(dir: string, name: string, more: string[]): Promise<StoredResponse> {
  const path = join(dir, name);
  const type = lookup(name) ?? "application/octet-stream";
  const compressible = isCompressible(type);
  const [body, br, gzip] = await Promise.all([
    readFile(path),
    readIfThere(`${path}.br`),
    readIfThere(`${path}.gz`),
  ]);
  const contentType = compressible ? `${type};charset=utf-8` : type;
  const headers = ["Content-Type", contentType, ...more];
  headers.push("Vary", "Accept-Encoding", "X-Content-Type-Options", "nosniff");
  const encoded = { br, gzip };
  return new StoredResponse({ status: 200, headers, body, compressible, precompressed: encoded });
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isFileNotFoundError(error)) return undefined;
    throw error;
  }
}
