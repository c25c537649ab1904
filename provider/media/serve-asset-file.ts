import { createHash } from "node:crypto";
import { extname } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const types: Record<string, string> = {
  ".mp4": "video/mp4",
  ".m4s": "video/iso.segment",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
};

const yearS = 31_536_000;

/** One file of the assets, whole or in ranges, cacheable for so many seconds; `If-None-Match` leads to 304. */
export function serveAssetFile(assetsDir: string, path: string, cacheS = yearS): MiddlewareHandler {
  const serve = serveStatic({ root: assetsDir, rewriteRequestPath: () => `/${path}` });
  return async (context, next) => {
    const found = await serve(context, next);
    if (!(found instanceof Response) || !found.ok) return found;
    const { headers } = found;
    const tag = tagOf(path, headers);
    headers.set("Content-Type", types[extname(path)] ?? "application/octet-stream");
    headers.set("Cache-Control", `public, max-age=${cacheS}, immutable`);
    headers.set("Accept-Ranges", "bytes");
    headers.set("ETag", tag);
    if (context.req.header("If-None-Match") !== tag) return found;
    await found.body?.cancel();
    headers.delete("Content-Length");
    return new Response(null, { status: 304, headers });
  };
}

/** Files never change in place without their time changing. */
function tagOf(path: string, headers: Headers): string {
  const facts = `${path}:${headers.get("Last-Modified")}`;
  return `"${createHash("sha256").update(facts).digest("hex").slice(0, 16)}"`;
}
