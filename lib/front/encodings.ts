import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Encodings that the front speaks, in the order it prefers them. */
export type Encoding = "br" | "gzip" | "identity";

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Compresses bytes that will be sent many times, outside the main thread. */
export const pack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
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

/** What a client takes, best first for us: `chooseEncoding("gzip, deflate, br")` → `"br"`. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== "string") return "identity";
  if (takes(accept, "br")) return "br";
  return takes(accept, "gzip") ? "gzip" : "identity";
}

function takes(accept: string, name: string): boolean {
  if (!accept.includes(name)) return false;
  const part = accept.split(",").find((each) => each.split(";")[0]?.trim() === name);
  return part !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(part);
}

const compressible = /^(?:text\/|image\/svg|application\/(?:json|javascript|manifest|xml|rss))/;

/** `isCompressible("text/css; charset=utf-8")` → `true`; pictures and fonts are not. */
export function isCompressible(contentType: unknown): boolean {
  return typeof contentType === "string" && compressible.test(contentType);
}
