/** What a page's policy depends on. */
export type PolicyFacts = {
  /** `script-src` without its name: hashes or a nonce. */
  scripts: string;
  secure: boolean;
  /** The owner's hosts, for scripts and frames. */
  hosts: string[];
  /** Who else may frame the page. */
  framedBy?: string;
  /** True where the owner should learn what was blocked. */
  reports?: boolean;
};

/** Where browsers send what the policy blocked. */
export const reportPath = "/api/csp-report";

const fixed = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/**
 * The Content-Security-Policy of an HTML answer: safety.md, Content and scripts; contract.md, Hosts
 * and addresses. Pictures, media, fonts and calls may come from `https:` (`http:` too on http).
 */
export function policyOf({ scripts, secure, hosts, framedBy, reports }: PolicyFacts): string {
  const web = secure ? "https:" : "https: http:";
  const frames = ["'self'", ...hosts].join(" ");
  return [
    fixed,
    `script-src ${scripts}`,
    `img-src 'self' data: blob: ${web}`,
    `media-src 'self' data: blob: ${web}`,
    `connect-src 'self' ${web}`,
    `font-src 'self' data: ${web}`,
    `frame-src ${frames}`,
    `frame-ancestors 'self'${framedBy ? ` ${framedBy}` : ""}`,
    ...(reports ? [`report-uri ${reportPath}`] : []),
  ].join("; ");
}

/** Development: hot reload evaluates code, writes inline scripts and opens a socket. */
export function relaxedPolicy(hosts: string[], framedBy?: string): string {
  const scripts = ["'self' 'unsafe-inline' 'unsafe-eval' blob:", ...hosts].join(" ");
  return policyOf({ scripts, secure: false, hosts, framedBy }).replace(
    "connect-src 'self'",
    "connect-src 'self' ws: wss:",
  );
}

const hostSyntax = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::[0-9]{1,5})?$/i;

/** `hostsOf("cdn.example.com x;y")` → `["cdn.example.com"]`: what is no host is dropped. */
export function hostsOf(header: unknown): string[] {
  if (typeof header !== "string") return [];
  return header
    .split(/[\s,]+/)
    .filter((host) => hostSyntax.test(host))
    .slice(0, 50);
}

/**
 * Who else may frame a page: the console of the embedded provider frames `/mobile` pages, for its
 * simulator. `framerOf("/mobile", "demo.localhost:3000", 4000)` → `"http://console.demo.localhost:4000"`.
 */
export function framerOf(url: string, host: string, consolePort?: number): string | undefined {
  if (consolePort === undefined || !/^\/mobile(?:[/?]|$)/.test(url)) return undefined;
  const [label = ""] = host.split(".");
  return /^[a-z0-9-]+$/i.test(label)
    ? `http://console.${label.toLowerCase()}.localhost:${consolePort}`
    : undefined;
}
