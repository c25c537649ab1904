/**
 * What every answer of the sandbox carries. `formTargets` are origins that a form may end at:
 * browsers follow a form through its redirects with the policy in hand.
 */
export function pageHeaders(formTargets: string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Cache-Control": "no-store",
    "Content-Security-Policy": policy.join("; "),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex",
  };
}
