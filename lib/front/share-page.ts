import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { randomBytes } from "node:crypto";
import type { FrontConfig } from "./config.ts";
import { finishAnswer } from "./finish-answer.ts";
import { handOn } from "./hand-on-headers.ts";
import { wholeRequestMs } from "./limit-time.ts";
import { type Make, MicroCache } from "./micro-cache.ts";
import type { PathKind } from "./cache/path-kind.ts";
import { refuse } from "./refuse.ts";
import { render } from "./render.ts";
import { sendStored } from "./send-stored.ts";
import { sharedHeaders, sharedUrl } from "./shared-headers.ts";
import type { CacheKey } from "./cache/cache-key.ts";
import type { Visitor } from "./visitor.ts";

export type SharedPage = { cacheKey: CacheKey; visitor: Visitor; kind: PathKind };
export type SharePage = (req: IncomingMessage, res: ServerResponse, page: SharedPage) => void;

/** Answers pages that are the same for many from the micro-cache, and fills it from the site. */
export function makeSharePage(site: RequestListener, config: FrontConfig): SharePage {
  const placeholder = randomBytes(18).toString("hex");
  const pages = new MicroCache(config.cacheBytes);
  // Whoever makes up states of the router pushes out no whole page.
  const parts = new MicroCache(Math.ceil(config.cacheBytes / 4));
  return (req, res, page) => {
    const cache = page.cacheKey.isRsc ? parts : pages;
    const make = makerOf(site, config, placeholder, req, page);
    const kept = cache.find(page.cacheKey.key, make);
    if (kept) return sendStored(req, res, kept);
    cache.make(page.cacheKey.key, make).then(
      (answer) => sendStored(req, res, answer),
      (error: unknown) => {
        config.onFault("render", error);
        refuse(res, { status: 503, headers: { "Retry-After": "5" } });
      },
    );
  };
}

function makerOf(
  site: RequestListener,
  { consolePort }: FrontConfig,
  placeholder: string,
  req: IncomingMessage,
  { cacheKey, visitor, kind }: SharedPage,
): Make {
  return async () => {
    const headers = sharedHeaders(req, cacheKey);
    handOn(headers, visitor, placeholder);
    const rendered = await render(site, sharedUrl(req, cacheKey), headers, wholeRequestMs);
    return finishAnswer(rendered, {
      cacheKey,
      placeholder,
      consolePort,
      host: String(headers.host),
      secure: visitor.proto === "https",
      forEverybody: kind === "page",
    });
  };
}
