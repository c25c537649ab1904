import type { IncomingHttpHeaders } from "node:http";
import { asCountry, type GeoLocation } from "./geo-location.ts";

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
