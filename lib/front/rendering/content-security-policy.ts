/** What a page's policy depends on. */
export type PolicyOptions = {
  /** The sources of `script-src`: hashes or a nonce. */
  scripts: string;
  secure: boolean;
  /** The owner's hosts, for scripts and frames. */
  hosts: string[];
  /** An origin, besides our own, that may frame the page. */
  frameAncestor?: string;
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
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { scripts, secure, hosts, frameAncestor, reports } = options;
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
    `frame-ancestors 'self'${frameAncestor ? ` ${frameAncestor}` : ""}`,
    ...(reports ? [`report-uri ${reportPath}`] : []),
  ].join("; ");
}

/** The `script-src` of a page with a nonce, whose scripts may load others. */
export function nonceSources(nonce: string): string {
  return `'nonce-${nonce}' 'strict-dynamic'`;
}

/** Development: hot reload evaluates code, writes inline scripts and opens a socket. */
export function developmentPolicy(hosts: string[], frameAncestor?: string): string {
  const scripts = ["'self' 'unsafe-inline' 'unsafe-eval' blob:", ...hosts].join(" ");
  return contentSecurityPolicy({ scripts, secure: false, hosts, frameAncestor }).replace(
    "connect-src 'self'",
    "connect-src 'self' ws: wss:",
  );
}

const hostSyntax = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[0-9]{1,5})?$/i;

/** `parseHosts("cdn.example.com x;y")` → `["cdn.example.com"]`: what is no host is dropped. */
export function parseHosts(header: unknown): string[] {
  if (typeof header !== "string") return [];
  return header
    .split(/[\s,]+/)
    .filter((host) => hostSyntax.test(host))
    .slice(0, 50);
}

/**
 * The origin of the embedded provider's console, which frames `/mobile` pages for its simulator:
 * `consoleFrameAncestor("/mobile", "demo.localhost:3000", 4000)` → `"http://console.demo.localhost:4000"`.
 */
export function consoleFrameAncestor(
  url: string,
  host: string,
  consolePort?: number,
): string | undefined {
  if (consolePort === undefined || !/^\/mobile(?:[/?]|$)/.test(url)) return undefined;
  const [label = ""] = host.split(".");
  return /^[a-z0-9-]+$/i.test(label)
    ? `http://console.${label.toLowerCase()}.localhost:${consolePort}`
    : undefined;
}
