import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isApiError } from "../../api-error.ts";
import type { FrontConfig } from "../front-config.ts";
import { isOfAnyHost, isServedHost, misdirectedRejection } from "./check-host.ts";
import type { ReadClientInfo } from "./client-info.ts";
import { domainNameOfHost, setDomainOfRequest } from "./domain-of-request.ts";
import { sendRejection, serviceUnavailableRejection } from "./send-rejection.ts";

type Config = Pick<FrontConfig, "siteHosts" | "findDomain">;
type Next = { serve: RequestListener; readClientInfo: ReadClientInfo };

/**
 * Makes the listener that finds the channel of an owner's domain before a request is served: by the whole host first,
 * which wins over its first label. 421 for a host that is neither a domain nor served, 503 if that is not known, because
 * another channel must not be shown on an owner's domain. docs/behaviour.md BE-505, docs/security.md SE-231
 */
export function makeAdmitHost(
  { siteHosts, findDomain }: Config,
  { serve, readClientInfo }: Next,
): (req: IncomingMessage, res: ServerResponse) => void | Promise<void> {
  return (req, res) => {
    const { host = "" } = req.headers;
    const name = findDomain && domainNameOfHost(host);
    if (name === undefined || isOfAnyHost(req.url ?? "")) return serve(req, res);
    return findDomain?.(name, readClientInfo(req).ip).then(
      (domain) => {
        if (res.closed) return;
        if (domain) setDomainOfRequest(req, domain);
        else if (!isServedHost(host, siteHosts)) return sendRejection(res, misdirectedRejection);
        serve(req, res);
      },
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        if (!res.closed) sendRejection(res, serviceUnavailableRejection);
      },
    );
  };
}
