import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { FrontConfig } from "./config.ts";
import { refuse } from "./refuse.ts";
import { type ServeFiles, serveFiles } from "./serve-files.ts";

/**
 * Answers the site's own files, and 404 for everything under `/_next/` that is none: a page for
 * every path would answer 200 with HTML there. Without `siteDir` (development) Next does it.
 */
export function makeServeSiteFiles({ siteDir }: FrontConfig): ServeFiles {
  if (siteDir === undefined) return () => false;
  const built = serveFiles(
    "/_next/static/",
    join(siteDir, ".next", "static"),
    "public, max-age=31536000, immutable",
  );
  const open = serveFiles("/", join(siteDir, "public"), "public, max-age=3600");
  return (req: IncomingMessage, res: ServerResponse) => {
    if (!req.url?.startsWith("/_next/")) return open(req, res);
    if (!built(req, res)) refuse(res, { status: 404 });
    return true;
  };
}
