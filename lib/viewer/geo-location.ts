import type { IncomingHttpHeaders } from "node:http";
import type { Cdn } from "../trusted-cdns.ts";
import { parseCountryCode } from "../contract/country.ts";

/** Where a viewer is, as far as it is known. */
export type GeoLocation = {
  /** ISO 3166-1 alpha-2, upper case. */
  country?: string;
  city?: string;
  region?: string;
};

/** The headers in which each CDN writes a place: docs/operations.md. */
const headersOf = {
  cloudflare: { country: "cf-ipcountry", city: "cf-ipcity", region: "cf-region" },
  cloudfront: {
    country: "cloudfront-viewer-country",
    city: "cloudfront-viewer-city",
    region: "cloudfront-viewer-country-region-name",
  },
  fastly: { country: "client-geo-country", city: "client-geo-city", region: "client-geo-region" },
} as const;

/** The place that a trusted CDN wrote on the request, or nothing when it wrote no country. */
export function geoLocationOfCdnHeaders(
  headers: IncomingHttpHeaders,
  cdn: Cdn,
): GeoLocation | undefined {
  const names = headersOf[cdn];
  const country = parseCountryCode(headers[names.country]);
  if (!country) return undefined;
  return {
    country,
    city: placeName(headers[names.city]),
    region: placeName(headers[names.region]),
  };
}

const maxNameLength = 100;

/** At most 100 code points: half a surrogate pair would be no text that can be passed on. */
function placeName(value: string | string[] | undefined): string | undefined {
  // Fastly writes `?` for what it does not know.
  if (typeof value !== "string" || value === "" || value === "?") return undefined;
  // Node reads header bytes as Latin-1; CDNs write UTF-8, CloudFront percent-encoded.
  const text = decoded(Buffer.from(value, "latin1").toString("utf8"));
  return [...text].slice(0, maxNameLength).join("");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
