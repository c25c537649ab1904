import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { type CityResponse, Reader } from "mmdb-lib";
import { asCountry } from "../contract/country.ts";
import type { GeoLocation } from "./geo-location.ts";

export type LocateAddress = (ip: string) => GeoLocation;

const nowhere: GeoLocation = {};

/**
 * Opens a MaxMind-format database and gives the place of an address, from memory after the first
 * look: `openPlaces()("8.8.8.8")` → `{ country: "US" }`. Without a path it is the country database
 * that comes from npm. Throws when the file cannot be read or is no such database.
 */
export function openGeoDatabase(path: string = ownDatabase()): LocateAddress {
  const database = new Reader<CityResponse>(readFileSync(path));
  const known = new LRUCache<string, GeoLocation>({ max: 20_000 });
  return (ip) => {
    const before = known.get(ip);
    if (before) return before;
    const place = locationOf(look(database, ip));
    known.set(ip, place);
    return place;
  };
}

function ownDatabase(): string {
  return fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );
}

function look(database: Reader<CityResponse>, ip: string): CityResponse | null {
  try {
    return database.get(ip);
  } catch {
    return null;
  }
}

function locationOf(entry: CityResponse | null): GeoLocation {
  if (!entry) return nowhere;
  // Databases of countries alone are often flat.
  const flat = "country_code" in entry ? entry.country_code : undefined;
  return {
    country: asCountry(entry.country?.iso_code ?? flat),
    city: entry.city?.names.en,
    region: entry.subdivisions?.[0]?.names.en,
  };
}
