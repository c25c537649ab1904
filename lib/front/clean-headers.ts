import type { IncomingHttpHeaders } from "node:http";

const prefixes = [
  "x-forwarded-",
  "x-mq-",
  "x-middleware-",
  "x-nextjs-",
  "x-next-",
  "x-invoke-",
  "x-vercel-",
  "x-now-",
  "x-viewer-",
  "cf-",
];

const names = new Set([
  "content-security-policy",
  "content-security-policy-report-only",
  "forwarded",
  "next-action",
  "next-resume",
  "true-client-ip",
  "x-client-ip",
  "x-http-method-override",
  "x-matched-path",
  "x-nonce",
  "x-original-url",
  "x-prerender-revalidate",
  "x-prerender-revalidate-if-generated",
  "x-real-ip",
  "x-rewrite-url",
]);

/** Of a part of a page that is asked for by itself (React Server Components). */
export const rscHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
] as const;

/** Takes away what a client has no business telling the site; changes the given headers. */
export function cleanHeaders(headers: IncomingHttpHeaders): void {
  for (const name in headers) if (isForeign(name)) delete headers[name];
  if (headers.rsc === "1") return;
  for (const name of rscHeaders) delete headers[name];
}

function isForeign(name: string): boolean {
  return names.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
}
