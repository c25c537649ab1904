import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { cachePromiseUntilFailure } from "../../memoize.ts";
import { requestIdHeader, requestIdOf } from "../admission/assign-request-id-header.ts";
import { limitResponseWriteTime } from "./response-write-deadline.ts";

/** Content encodings that the front speaks, in the order it prefers them. */
type Encoding = "br" | "gzip" | "identity";

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

const decode: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  identity: async (bytes) => bytes,
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};

/** Copies bytes into a buffer of their size: those of zlib are a slice of a much larger block. */
const compactBytes = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

// Outside the main thread.
const encode: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: async (body) => body,
  // In one piece, where the default is a callback every 16 KB.
  gzip: (body) => gzipAsync(body, { level: 6, chunkSize: 256 * 1024 }),
  br: (body) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};

async function encodeBytes(encoding: Encoding, body: Buffer): Promise<Buffer> {
  const bytes = await encode[encoding](body);
  return bytes.buffer.byteLength > bytes.length ? compactBytes(bytes) : bytes;
}

/** The preferred encoding that a client accepts: `chooseEncoding("gzip, deflate, br")` → `"br"`. */
function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  if (typeof acceptEncoding !== "string") return "identity";
  if (accepts(acceptEncoding, "br")) return "br";
  return accepts(acceptEncoding, "gzip") ? "gzip" : "identity";
}

function accepts(acceptEncoding: string, name: string): boolean {
  if (!acceptEncoding.includes(name)) return false;
  const entry = acceptEncoding.split(",").find((each) => each.split(";")[0]?.trim() === name);
  return entry !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(entry);
}

const compressible = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest|xml|rss))/;

/** `isCompressible("text/css; charset=utf-8")` → `true`; pictures and fonts are not. */
export function isCompressible(contentType: unknown): boolean {
  // A route sets its type as a list of one value.
  const type: unknown = Array.isArray(contentType) ? contentType[0] : contentType;
  return typeof type === "string" && compressible.test(type);
}

/** A body in one encoding with its headers, ready for `writeHead`. */
export type EncodedResponse = { headers: string[]; body: Buffer; etag: string };

/** The parts of a stored response. */
export type ResponseParts = {
  status: number;
  /** Names and values in turn, without those that depend on the encoding. */
  headers: string[];
  body: Buffer;
  /** False for pictures, fonts and the like, which compression makes no smaller. */
  compressible: boolean;
  precompressed?: Partial<Record<Encoding, Buffer>>;
};

/** Memory of headers, objects and promises. */
const overheadBytes = 2048;

/**
 * A response that is sent many times, in every encoding that a client has accepted so far. Once it is compressed, the
 * text itself is not stored any more: it is an eighth then, and is decompressed for the few clients that accept neither.
 */
export class StoredResponse {
  readonly status: number;
  readonly compressible: boolean;
  /** Called when `bytes` has changed. */
  onResize: (() => void) | undefined;
  readonly encoded: Partial<Record<Encoding, EncodedResponse>> = {};
  readonly #parts: Omit<ResponseParts, "body">;
  #source: { encoding: Encoding; bytes: Buffer };
  readonly #madeAt = performance.now();
  readonly #pending = new Map<Encoding, Promise<EncodedResponse>>();

  constructor({ body, ...parts }: ResponseParts) {
    this.#parts = parts;
    this.#source = { encoding: "identity", bytes: body };
    this.status = parts.status;
    this.compressible = parts.compressible;
  }

  /** Memory that it takes: its text until it is compressed, then its compressed forms; and its headers. */
  get bytes(): number {
    const bodies = Object.values(this.encoded).map(({ body }) => body);
    return new Set([this.#source.bytes, ...bodies])
      .values()
      .reduce((sum, body) => sum + body.length, overheadBytes);
  }

  /** Whole seconds since it was made. */
  get ageS(): number {
    return Math.floor((performance.now() - this.#madeAt) / 1_000);
  }

  /** The response in one encoding; any number of callers cause one compression. */
  encode(encoding: Encoding): Promise<EncodedResponse> {
    const compresses = encoding === "identity" && !this.#isFile && this.#hasText;
    // For its memory: a client that accepts no compression does not leave the text behind.
    if (compresses) this.encode("gzip").catch(() => {});
    return cachePromiseUntilFailure(this.#pending, encoding, async () => {
      const encoded = await this.#encode(encoding);
      this.#store(encoding, encoded);
      this.#pending.delete(encoding);
      return encoded;
    });
  }

  get #isFile(): boolean {
    return this.#parts.precompressed !== undefined || !this.compressible;
  }

  get #hasText(): boolean {
    return this.#source.encoding === "identity";
  }

  async #encode(encoding: Encoding): Promise<EncodedResponse> {
    const { headers, precompressed } = this.#parts;
    const source = this.#source;
    const body =
      precompressed?.[encoding] ??
      (await encodeBytes(encoding, await decode[source.encoding](source.bytes)));
    // Hashing the compressed bytes takes a fifth of the time.
    const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    const etag = `"${hash}-${encoding}"`;
    const all = [...headers, "ETag", etag, "Content-Length", String(body.length)];
    if (encoding !== "identity") all.push("Content-Encoding", encoding);
    return { headers: all, body, etag };
  }

  #store(encoding: Encoding, encoded: EncodedResponse): void {
    if (!this.#isFile && encoding === "identity") return;
    if (!this.#isFile && this.#hasText) this.#source = { encoding, bytes: encoded.body };
    this.encoded[encoding] = encoded;
    this.onResize?.();
  }
}

/**
 * Sends a stored response: 304 if the client has it, no body for HEAD. `extra` are names and values in turn, for this
 * response only.
 */
export function sendStoredResponse(
  req: IncomingMessage,
  res: ServerResponse,
  response: StoredResponse,
  extra: string[] = [],
): void {
  const extraHeaders = [...extra, requestIdHeader, requestIdOf(req)];
  const accept = response.compressible ? req.headers["accept-encoding"] : undefined;
  const encoding = chooseEncoding(accept);
  const encoded = response.encoded[encoding];
  if (encoded) return send(req, res, response.status, encoded, extraHeaders);
  response
    .encode(encoding)
    .then((ready) => send(req, res, response.status, ready, extraHeaders))
    .catch((error: unknown) => res.destroy(error instanceof Error ? error : undefined));
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  { headers, body, etag }: EncodedResponse,
  extraHeaders: string[],
): void {
  const ifNoneMatch = req.headers["if-none-match"];
  if (ifNoneMatch !== undefined && status === 200 && matches(ifNoneMatch, etag)) {
    res.writeHead(304, [...withoutContentHeaders(headers), ...extraHeaders]);
    res.end();
    return;
  }
  res.writeHead(status, [...headers, ...extraHeaders]);
  if (req.method === "HEAD") {
    res.end();
    return;
  }
  res.end(body);
  limitResponseWriteTime(res, body.length);
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === etag || ifNoneMatch.trim() === "*" || ifNoneMatch.includes(etag);
}

const contentHeaders = new Set(["Content-Length", "Content-Encoding", "Content-Type"]);

function withoutContentHeaders(headers: string[]): string[] {
  return headers.filter((_, i) => !contentHeaders.has(headers[i - (i % 2)] ?? ""));
}
