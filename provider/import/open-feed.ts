import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { FeedRecord } from "../db/import/feeds.ts";
import { UnreadableFeedError } from "./readers/feed-row.ts";
import { requestPublicAddress, type TrustedHosts } from "./request-public-address.ts";

const maxBytes = 2 ** 30;
const deadlineMs = 15 * 60_000;

/** What a server said of the version of a feed. */
export type FeedValidators = Pick<FeedRecord, "etag" | "lastModified">;

/** The bytes of a feed, all of them on this machine, and their SHA-256. */
export type OpenedFeed = FeedValidators & {
  fingerprint: string;
  read: () => AsyncIterable<Uint8Array>;
  close: () => Promise<void>;
};

/** Whether a feed is an address, without a password; else it is a file. */
export function isFeedAddress(source: string): boolean {
  const url = /^https?:\/\//i.test(source) ? URL.parse(source) : null;
  return url !== null && url.username === "" && url.password === "";
}

/**
 * Opens a file, or fetches an address into a temporary one, so that a connection that ends early imports nothing. Undefined
 * where the server says that the feed is as `known` says. Throws `UnreadableFeedError` with the reason.
 */
export async function openFeed(
  source: string,
  options: { trusted: TrustedHosts; known?: FeedValidators },
): Promise<OpenedFeed | undefined> {
  try {
    return await (isFeedAddress(source) ? fetchFeed(source, options) : openFile(source));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableFeedError(`the feed cannot be read: ${reason}`);
  }
}

async function openFile(path: string): Promise<OpenedFeed> {
  if (!(await stat(path)).isFile()) throw new Error("it is no file");
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return {
    etag: null,
    lastModified: null,
    fingerprint: hash.digest("hex"),
    read: () => createReadStream(path),
    close: async () => {},
  };
}

async function fetchFeed(
  address: string,
  { trusted, known }: { trusted: TrustedHosts; known?: FeedValidators },
): Promise<OpenedFeed | undefined> {
  const signal = AbortSignal.timeout(deadlineMs);
  const headers: Record<string, string> = { "Accept-Encoding": "gzip" };
  if (known?.etag) headers["If-None-Match"] = known.etag;
  if (known?.lastModified) headers["If-Modified-Since"] = known.lastModified;
  const response = await requestPublicAddress(address, { headers, trusted, signal });
  if (response.statusCode === 304) {
    response.destroy();
    return undefined;
  }
  if (response.statusCode !== 200) {
    response.destroy();
    throw new Error(`its server responded with ${response.statusCode}`);
  }
  const folder = await mkdtemp(join(tmpdir(), "marquee-feed-"));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, "feed");
    const fingerprint = await saveBody(response, path);
    const { etag = null, "last-modified": lastModified = null } = response.headers;
    return { etag, lastModified, fingerprint, read: () => createReadStream(path), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function saveBody(response: IncomingMessage, path: string): Promise<string> {
  const hash = createHash("sha256");
  let bytes = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > maxBytes ? new Error(`it has more than ${maxBytes} bytes`) : null, chunk);
    },
  });
  const file = createWriteStream(path, { mode: 0o600 });
  const isPacked = response.headers["content-encoding"] === "gzip";
  await (isPacked
    ? pipeline(response, createGunzip(), counted, file)
    : pipeline(response, counted, file));
  return hash.digest("hex");
}
