import type { IncomingMessage, ServerResponse } from "node:http";
import { renderUnavailablePage } from "../../pages/unavailable-page.ts";
import { isRenderedKind, pathKindOf } from "../../urls/path-kind.ts";
import { internalResponseHeaders } from "../../viewer/internal-headers.ts";
import { channelOfDomain } from "../admission/domain-of-request.ts";
import type { ClientInfo } from "../admission/client-info.ts";
import { sendRejection, serviceUnavailableRejection } from "../admission/send-rejection.ts";
import { requestIdHeader, requestIdOf } from "../admission/assign-request-id-header.ts";
import type { FrontConfig } from "../front-config.ts";
import { contentSecurityPolicy, frameAncestorsOf } from "./content-security-policy.ts";
import { securityHeaders } from "./response-headers.ts";

export type SendUnavailable = (
  req: IncomingMessage,
  res: ServerResponse,
  client: ClientInfo,
) => void;

/**
 * Makes the function that sends 503 for a page that is unavailable: the channel's document in the viewer's language,
 * which is not rendered by Next and may run no scripts. Calls of `/api` and parts of pages for the router get a short
 * text. docs/security.md SE-202
 */
export function makeSendUnavailable({
  consolePort,
}: Pick<FrontConfig, "consolePort">): SendUnavailable {
  return (req, res, client) => {
    if (!expectsDocument(req)) return sendRejection(res, serviceUnavailableRejection);
    const { url = "/", headers } = req;
    const request = {
      host: String(headers.host),
      channel: channelOfDomain(req),
      url,
      country: client.location.country,
      cookie: headers.cookie,
    };
    renderUnavailablePage(request)
      .then((html) => {
        if (!res.headersSent && !res.closed) send(req, res, { html, client, consolePort });
      })
      .catch(() => (res.headersSent ? undefined : sendRejection(res, serviceUnavailableRejection)));
  };
}

/**
 * True for a request whose response is shown as a document: a navigation of a browser, or a page if the browser does
 * not send the mode.
 */
function expectsDocument({ url = "/", headers }: IncomingMessage): boolean {
  const kind = pathKindOf(url);
  if (kind === "api" || headers.rsc === "1") return false;
  const mode = headers["sec-fetch-mode"];
  return mode === undefined ? isRenderedKind(kind) : mode === "navigate";
}

type Document = { html: string; client: ClientInfo; consolePort: number | undefined };

function send(
  req: IncomingMessage,
  res: ServerResponse,
  { html, client, consolePort }: Document,
): void {
  const { url = "/", headers } = req;
  const secure = client.proto === "https";
  const place = { url, host: String(headers.host), consolePort, isScreen: true };
  const frameAncestors = frameAncestorsOf(place);
  const policy = { scripts: "'none'", secure, hosts: [], frameAncestors };
  const screen = { [internalResponseHeaders.status]: "503" };
  const body = Buffer.from(html);
  res.writeHead(503, {
    ...serviceUnavailableRejection.headers,
    ...Object.fromEntries(securityHeaders(screen, { url, secure }, true)),
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    "Content-Security-Policy": contentSecurityPolicy(policy),
    [requestIdHeader]: requestIdOf(req),
  });
  res.end(req.method === "HEAD" ? undefined : body);
}
