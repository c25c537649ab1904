import type { ServerResponse } from "node:http";
import { answerHeaders } from "../viewer/internal-headers.ts";
import { isHtml, isInternal, statusOf } from "./answer-headers.ts";
import { framerOf, hostsOf, policyOf, relaxedPolicy } from "./policy.ts";
import { securityHeaders } from "./security-headers.ts";

export type HeadFacts = {
  /** The page's own nonce; without one (development) the policy is relaxed. */
  nonce: string | undefined;
  host: string;
  url: string;
  secure: boolean;
  consolePort?: number;
};

/** Finishes the head of an answer that goes to one viewer: status, policy, nothing internal. */
export function finishHead(res: ServerResponse, facts: HeadFacts): void {
  const isPage = isHtml(res.getHeader("content-type"));
  if (isPage) res.setHeader("Content-Security-Policy", policy(res, facts));
  for (const [name, value] of securityHeaders(facts.secure, isPage)) {
    if (!res.hasHeader(name)) res.setHeader(name, value);
  }
  res.statusCode = statusOf(res.getHeaders()) ?? res.statusCode;
  if (isPage || res.req.headers.rsc === "1") keepPrivate(res);
  for (const name of res.getHeaderNames()) if (isInternal(name)) res.removeHeader(name);
}

function policy(res: ServerResponse, { nonce, host, url, secure, consolePort }: HeadFacts): string {
  const hosts = hostsOf(res.getHeader(answerHeaders.scriptHosts));
  const framedBy = framerOf(url, host, consolePort);
  if (nonce === undefined) return relaxedPolicy(hosts, framedBy);
  const scripts = `'nonce-${nonce}' 'strict-dynamic'`;
  const reports = res.getHeader(answerHeaders.report) === "1";
  return policyOf({ scripts, secure, hosts, reports, framedBy });
}

/** A nonce must never be kept by a cache, whatever the site says. */
function keepPrivate(res: ServerResponse): void {
  const control = String(res.getHeader("cache-control") ?? "");
  if (!/no-store/.test(control)) res.setHeader("Cache-Control", "private, no-store");
}
