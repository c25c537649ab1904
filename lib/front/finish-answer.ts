import { randomBytes } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { answerHeaders } from "../viewer/internal-headers.ts";
import { isHtml, isInternal, isOfConnection } from "./answer-headers.ts";
import { isCompressible } from "./encodings.ts";
import { finishPage } from "./finish-page.ts";
import { type Lifetime, lifetimeOf } from "./lifetime.ts";
import type { Made } from "./micro-cache.ts";
import { framerOf, hostsOf, policyOf } from "./policy.ts";
import type { Rendered } from "./render.ts";
import { securityHeaders } from "./security-headers.ts";
import type { CacheKey } from "./cache/cache-key.ts";
import { StoredAnswer } from "./stored-answer.ts";

export type FinishFacts = {
  cacheKey: CacheKey;
  host: string;
  secure: boolean;
  placeholder: string;
  consolePort?: number;
  /** True when the answer of this path is the same for everybody, kept or not. */
  forEverybody: boolean;
};

/** Turns what the site rendered for a shared page into bytes with their headers. */
export function finishAnswer(rendered: Rendered, facts: FinishFacts): Made {
  const { status, headers } = rendered;
  const setsCookie = headers["set-cookie"] !== undefined;
  const lifetime = status === 200 && !setsCookie ? lifetimeOfAnswer(headers) : undefined;
  const forMany = !setsCookie && (lifetime !== undefined || facts.forEverybody);
  const { body, policy } = finishBody(rendered, facts, forMany);
  const list = headerList(headers, facts, lifetime, policy);
  const compressible = isCompressible(headers["content-type"]);
  const answer = new StoredAnswer({ status, headers: list, body, compressible });
  return { answer, lifetime, forMany };
}

function lifetimeOfAnswer(headers: OutgoingHttpHeaders): Lifetime | undefined {
  const control = headers[answerHeaders.share] ?? headers["cache-control"];
  return lifetimeOf(control, headers[answerHeaders.ttl]);
}

function finishBody(rendered: Rendered, facts: FinishFacts, forMany: boolean) {
  if (!isHtml(rendered.headers["content-type"])) return { body: rendered.body };
  const hosts = hostsOf(rendered.headers[answerHeaders.scriptHosts]);
  const { host, secure, cacheKey, consolePort, placeholder } = facts;
  const reports = rendered.headers[answerHeaders.report] === "1";
  const common = { secure, hosts, reports, framedBy: framerOf(cacheKey.url, host, consolePort) };
  if (forMany) {
    const { body, hashes } = finishPage(rendered.body, placeholder);
    const scripts = ["'self'", ...hashes, ...hosts].join(" ");
    return { body, policy: policyOf({ ...common, scripts }) };
  }
  const nonce = randomBytes(16).toString("base64");
  const scripts = `'nonce-${nonce}' 'strict-dynamic'`;
  // One character a byte: what is looked for is ASCII.
  const own = rendered.body.toString("latin1").replaceAll(placeholder, nonce);
  return { body: Buffer.from(own, "latin1"), policy: policyOf({ ...common, scripts }) };
}

function headerList(
  headers: OutgoingHttpHeaders,
  { cacheKey, secure, placeholder }: FinishFacts,
  lifetime: Lifetime | undefined,
  policy: string | undefined,
): string[] {
  const list: string[] = [];
  const add = (name: string, value: string) => list.push(name, value);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || isInternal(name) || isOfConnection(name)) continue;
    if (name === "cache-control" || name === "vary") continue;
    // Next writes its nonce into `Link` too; who knows the placeholder could have a script hashed.
    for (const each of [value].flat()) {
      add(name, String(each).replaceAll(`; nonce="${placeholder}"`, ""));
    }
  }
  add("Cache-Control", controlOf(headers, cacheKey, lifetime));
  add("Vary", [headers.vary ?? [], "Accept-Encoding"].flat().join(", "));
  if (policy) add("Content-Security-Policy", policy);
  for (const [name, value] of securityHeaders(secure, policy !== undefined)) {
    if (headers[name.toLowerCase()] === undefined) add(name, value);
  }
  return list;
}

/** A part differs by request headers that caches outside do not look at, so it stays private. */
function controlOf(headers: OutgoingHttpHeaders, cacheKey: CacheKey, lifetime?: Lifetime): string {
  const control = String(headers["cache-control"] ?? "no-store");
  if (cacheKey.isRsc) return "private, no-store";
  if (lifetime === undefined || lifetime.fresh !== lifetime.stale) return control;
  return control.startsWith("public") ? `public, max-age=0, s-maxage=${lifetime.fresh}` : control;
}
