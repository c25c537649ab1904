import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import compression from "compression";
import { beforeHead } from "./before-head.ts";
import type { FrontConfig } from "./config.ts";
import { finishHead } from "./finish-head.ts";
import { handOn } from "./hand-on-headers.ts";
import { limitTime } from "./limit-time.ts";
import type { Visitor } from "./visitor.ts";

export type PassOn = (req: IncomingMessage, res: ServerResponse, visitor: Visitor) => void;

const compress = compression({ threshold: 1024 });

/**
 * Hands requests on to the site and its answers back, streamed and compressed: for everything that
 * is one viewer's own. The page gets a nonce of its own.
 */
export function makePassOn(site: RequestListener, config: FrontConfig): PassOn {
  return (req, res, visitor) => {
    const nonce = randomBytes(16).toString("base64");
    const facts = {
      nonce: config.dev ? undefined : nonce,
      host: String(req.headers.host),
      url: req.url ?? "/",
      secure: visitor.proto === "https",
      consolePort: config.consolePort,
    };
    handOn(req.headers, visitor, facts.nonce);
    beforeHead(res, () => finishHead(res, facts));
    limitTime(res);
    if (config.dev) site(req, res);
    else withCompression(req, res, () => site(req, res));
  };
}

function withCompression(req: IncomingMessage, res: ServerResponse, next: () => void): void {
  // Written for Express, it only touches what every Node request and response has.
  Reflect.apply(compress, undefined, [req, res, next]);
}
