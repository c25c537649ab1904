/** The CDNs whose location headers may be trusted: docs/operations.md. */
export const cdns = ["cloudflare", "cloudfront", "fastly"] as const;
export type Cdn = (typeof cdns)[number];
