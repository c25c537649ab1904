import type { IncomingHttpHeaders } from "node:http";

/** Where a viewer is, as far as it is known. */
export type GeoLocation = {
  /** ISO 3166-1 alpha-2, upper case. */
  country?: string;
  city?: string;
  region?: string;
};

/** A two-letter country code in upper case, or nothing: `XX` and `T1` (Tor) name no country. */
export function asCountry(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^[a-z]{2}$/i.test(value)) return undefined;
  const code = value.toUpperCase();
  return code === "XX" || code === "ZZ" ? undefined : code;
}

/** The place that a trusted CDN wrote on the request, or nothing when it wrote no country. */
export function locationOfEdge(headers: IncomingHttpHeaders): GeoLocation | undefined {
  const country = asCountry(headers["cf-ipcountry"]);
  if (!country) return undefined;
  return { country, city: text(headers["cf-ipcity"]), region: text(headers["cf-region"]) };
}

// Node reads header bytes as Latin-1; CDNs write UTF-8.
function text(value: string | string[] | undefined): string | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  return Buffer.from(value, "latin1").toString("utf8").slice(0, 100);
}
