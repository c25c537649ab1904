export type SandboxPageHeadersInput = {
  /** The origin of the style sheet. */
  style: string;
  /**
   * Origins that a form may end at: browsers follow a form through its redirects with the policy in
   * hand.
   */
  formTargets: string[];
  /** Whether the page shows pictures and faces of that origin. */
  showsBrand?: boolean;
  /** Pages are framed by nobody, or by pages of the very origin that they stand on. */
  framedBy: "nobody" | "same-origin";
};

/** The headers of every response of the sandbox. */
export function createSandboxPageHeaders(page: SandboxPageHeadersInput): Record<string, string> {
  const { style, formTargets, showsBrand, framedBy } = page;
  const isFramed = framedBy === "same-origin";
  const policy = [
    "default-src 'none'",
    `style-src 'self' ${style}`,
    ...(showsBrand ? [`img-src 'self' ${style}`, `font-src 'self' ${style}`] : []),
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ];
  return {
    "Cache-Control": "no-store",
    "Content-Security-Policy": policy.join("; "),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": isFramed ? "SAMEORIGIN" : "DENY",
    "X-Robots-Tag": "noindex",
  };
}
