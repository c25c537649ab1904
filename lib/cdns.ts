/** The CDNs that may be trusted to tell where a viewer is: docs/operations.md. */
export const cdns = ["cloudflare", "cloudfront", "fastly"] as const;
export type Cdn = (typeof cdns)[number];
