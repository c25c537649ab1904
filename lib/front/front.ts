import type { RequestListener } from "node:http";
import { cleanHeaders } from "./clean-headers.ts";
import type { FrontConfig } from "./config.ts";
import type { Draining } from "./draining.ts";
import { limitBody } from "./limit-body.ts";
import { loadAnew } from "./load-anew.ts";
import { makePassOn } from "./pass-on.ts";
import { pathKindOf } from "./cache/path-kind.ts";
import { refuse } from "./refuse.ts";
import { refusalOf } from "./refusal-of.ts";
import { makeServeSiteFiles } from "./site-files.ts";
import { cacheKeyOf } from "./cache/cache-key.ts";
import { makeSharePage } from "./share-page.ts";
import { makeVisitorOf } from "./visitor.ts";

/**
 * The listener that stands before the site's: it refuses what no site should see, tells the site
 * who asks, and finishes, keeps and compresses what it answers. safety.md, Surface.
 */
export function makeFront(
  site: RequestListener,
  config: FrontConfig,
  draining: Draining,
): RequestListener {
  const visitorOf = makeVisitorOf(config);
  const serveSiteFiles = makeServeSiteFiles(config);
  const sharePage = makeSharePage(site, config);
  const passOn = makePassOn(site, config);
  return (req, res) => {
    draining.track(res);
    const refusal = refusalOf(req, draining.begun);
    if (refusal) return refuse(res, refusal);
    if (limitBody(req, res) || serveSiteFiles(req, res)) return;
    const visitor = visitorOf(req);
    cleanHeaders(req.headers);
    loadAnew(req);
    const kind = pathKindOf(req.url ?? "/");
    const cacheKey = config.dev ? undefined : cacheKeyOf(req, visitor, kind);
    if (cacheKey) sharePage(req, res, { cacheKey, visitor, kind });
    else passOn(req, res, visitor);
  };
}
