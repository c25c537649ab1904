import { channelLabel } from "../../urls/channel-label.ts";
import { mayCarryOwnerCode } from "../../channel/owner-code/may-carry-owner-code.ts";

/** The inputs of a page's policy. */
export type ContentSecurityPolicyOptions = {
  /** The sources of `script-src`: hashes or a nonce. */
  scripts: string;
  secure: boolean;
  /** The owner's hosts, for scripts and frames. */
  hosts: string[];
  /** The sources of `frame-ancestors`. */
  frameAncestors: string;
  /** True where blocked code is reported to the channel's owner. */
  reports?: boolean;
};

const reportPath = "/api/csp-report";

const fixedDirectives = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/**
 * The Content-Security-Policy of an HTML response: docs/security.md SE-22,
 * SE-23. Pictures, media, fonts and calls may come from `https:` (`http:` too on http).
 */
export function contentSecurityPolicy(options: ContentSecurityPolicyOptions): string {
  const { scripts, secure, hosts, frameAncestors, reports } = options;
  const web = secure ? "https:" : "https: http:";
  const frames = ["'self'", ...hosts].join(" ");
  return [
    fixedDirectives,
    `script-src ${scripts}`,
    `img-src 'self' data: blob: ${web}`,
    `media-src 'self' data: blob: ${web}`,
    `connect-src 'self' ${web}`,
    `font-src 'self' data: ${web}`,
    `frame-src ${frames}`,
    `frame-ancestors ${frameAncestors}`,
    ...(reports ? [`report-uri ${reportPath}`] : []),
  ].join("; ");
}

/** The `script-src` of a page with a nonce, whose scripts may load others. */
export function nonceSources(nonce: string): string {
  return `'nonce-${nonce}' 'strict-dynamic'`;
}

/** Development: hot reload evaluates code, writes inline scripts and opens a socket. */
export function developmentContentSecurityPolicy(hosts: string[], frameAncestors: string): string {
  const scripts = ["'self' 'unsafe-inline' 'unsafe-eval' blob:", ...hosts].join(" ");
  return contentSecurityPolicy({ scripts, secure: false, hosts, frameAncestors }).replace(
    "connect-src 'self'",
    "connect-src 'self' ws: wss:",
  );
}

const hostSyntax = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[0-9]{1,5})?$/i;

/** `parseHosts("cdn.example.com x;y")` → `["cdn.example.com"]`: invalid hosts are left out. */
export function parseHosts(header: unknown): string[] {
  if (typeof header !== "string") return [];
  return header
    .split(/[\s,]+/)
    .filter((host) => hostSyntax.test(host))
    .slice(0, 50);
}

/** The inputs of `frame-ancestors`; `isScreen`: the page is an error screen. */
type Framing = { url: string; host: string; consolePort?: number | undefined; isScreen: boolean };

/** False for a page without the owner's code: other pages of the site must not access it either. */
export function mayResponseCarryOwnerScripts({
  url,
  isScreen,
}: Pick<Framing, "url" | "isScreen">): boolean {
  const [path = "/"] = url.split("?");
  return !isScreen && mayCarryOwnerCode(path);
}

/**
 * The value of `frame-ancestors`: none where the owner's code is not allowed, else the page's origin; in the web view
 * also the console's simulator: docs/security.md SE-23.
 */
export function frameAncestorsOf({ url, host, consolePort, isScreen }: Framing): string {
  const self = mayResponseCarryOwnerScripts({ url, isScreen }) ? "'self'" : undefined;
  const simulator = consoleFrameAncestor(url, host, consolePort);
  return [self, simulator].filter(Boolean).join(" ") || "'none'";
}

/**
 * The origin of the embedded provider's console, which frames `/mobile` pages for its simulator:
 * `consoleFrameAncestor("/mobile", "demo.localhost:3000", 4001)` → `"http://console.demo.localhost:4001"`.
 */
export function consoleFrameAncestor(
  url: string,
  host: string,
  consolePort?: number,
): string | undefined {
  if (consolePort === undefined || !/^\/mobile(?:[/?]|$)/.test(url)) return undefined;
  const label = channelLabel(host);
  return label === undefined ? undefined : `http://console.${label}.localhost:${consolePort}`;
}
