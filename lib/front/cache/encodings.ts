import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Content encodings that the front speaks, in the order it prefers them. */
export type Encoding = "br" | "gzip" | "identity";

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Compresses a body that will be sent many times, outside the main thread. */
export const encode: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
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

/** The preferred encoding that a client accepts: `chooseEncoding("gzip, deflate, br")` → `"br"`. */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
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
  return typeof contentType === "string" && compressible.test(contentType);
}
