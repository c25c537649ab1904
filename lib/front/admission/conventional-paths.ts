import type { IncomingMessage, ServerResponse } from "node:http";
import { findRouteDefinitionOfPath } from "../../urls/path-kind.ts";
import { fallbackRoute } from "../../urls/routes.ts";
import { sendRejection } from "./send-rejection.ts";

/** True if the request was for a path that programs request of every site, and its response has been sent. */
export type ServeConventionalPath = (req: IncomingMessage, res: ServerResponse) => boolean;

/** No page of an owner: what starts with a dot, files of other kinds of sites, and files that the site does not have. */
const noPage =
  /^\/(?:\.|wp-(?:admin|content|includes|json|login)\b|(?:security|app-ads|humans|llms)\.txt$)|\.(?:php\d?|phtml|aspx?|jspx?|cgi|env|sql|bak|ini|ya?ml|log)(?:\/|$)/i;

const appleIcon = /^\/apple-touch-icon(?:-\d+x\d+)?(?:-precomposed)?\.png$/;

/**
 * Responds without Next and without a call of the provider to what browsers, phones, crawlers and scanners request of
 * every site: a redirect to what the site has under another path, else a short 404. docs/behaviour.md BE-445
 */
export const serveConventionalPath: ServeConventionalPath = (req, res) => {
  const path = (req.url ?? "/").replace(/[?#].*/s, "");
  const target = redirectOf(path);
  if (target !== undefined) sendRejection(res, { status: 307, headers: { Location: target } });
  else if (noPage.test(path) && findRouteDefinitionOfPath(path) === fallbackRoute)
    sendRejection(res, { status: 404 });
  else return false;
  return true;
};

function redirectOf(path: string): string | undefined {
  if (path === "/.well-known/change-password") return "/user/changePassword";
  // 404 there for a channel without an icon of its own.
  return appleIcon.test(path) ? "/app-icon/192.png" : undefined;
}
