import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { type CityResponse, Reader } from "mmdb-lib";
import { EnvError } from "../env.ts";
import { parseCountryCode } from "../contract/country.ts";
import type { GeoLocation } from "./geo-location.ts";

export type LocateIpAddress = (ip: string) => GeoLocation;

const nowhere: GeoLocation = {};

/**
 * Opens a MaxMind-format database and returns a function that locates IP addresses, with a cache:
 * `openGeoDatabase()("8.8.8.8")` → `{ country: "US" }`. Without a path it is the country database that comes from
 * npm. Throws an `EnvError` that names `GEOIP_DB` if the file cannot be read completely or is not such a database:
 * docs/security.md SE-126.
 */
export function openGeoDatabase(path?: string): LocateIpAddress {
  const database = wholeDatabase(path);
  const known = new LRUCache<string, GeoLocation>({ max: 20_000 });
  return (ip) => {
    const before = known.get(ip);
    if (before) return before;
    const place = locationOf(readEntry(database, ip));
    known.set(ip, place);
    return place;
  };
}

const separator = 16;

function wholeDatabase(path: string | undefined): Reader<CityResponse> {
  try {
    const bytes = readFileSync(path ?? packagedDatabase());
    const database = new Reader<CityResponse>(bytes);
    const { searchTreeSize } = database.metadata;
    // Between tree and data; elsewhere, where bytes are missing before it.
    const between = bytes.subarray(searchTreeSize, searchTreeSize + separator);
    if (between.length < separator || between.some(Boolean)) throw new Error("a part is missing");
    return database;
  } catch (error) {
    const what = path ?? "the country database from npm";
    const why = error instanceof Error ? error.message : String(error);
    throw new EnvError([`GEOIP_DB: ${what} is no database that can be read (${why})`]);
  }
}

function packagedDatabase(): string {
  return fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );
}

function readEntry(database: Reader<CityResponse>, ip: string): CityResponse | null {
  try {
    return database.get(ip);
  } catch {
    return null;
  }
}

function locationOf(entry: CityResponse | null): GeoLocation {
  if (!entry) return nowhere;
  // Databases with only countries are often flat.
  const flat = "country_code" in entry ? entry.country_code : undefined;
  return {
    country: parseCountryCode(entry.country?.iso_code ?? flat),
    city: entry.city?.names.en,
    region: entry.subdivisions?.[0]?.names.en,
  };
}
