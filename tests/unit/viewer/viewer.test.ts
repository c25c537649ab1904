import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { EnvError } from "../../../lib/env.ts";
import { openGeoDatabase } from "../../../lib/viewer/locate-ip-address.ts";
import { geoLocationOfCdnHeaders } from "../../../lib/viewer/geo-location.ts";
import { viewerFromHeaders } from "../../../lib/viewer/viewer.ts";

describe("a viewer", () => {
  test("is read from the front's headers, with city and region decoded", () => {
    const headers = new Headers({
      "x-mq-ip": "203.0.113.9",
      "x-mq-country": "NO",
      "x-mq-city": "Troms%C3%B8",
      "x-mq-region": "Troms",
      "user-agent": "test",
    });
    expect(viewerFromHeaders(headers)).toEqual({
      ip: "203.0.113.9",
      country: "NO",
      city: "Tromsø",
      region: "Troms",
      userAgent: "test",
    });
  });

  // docs/security.md SE-1
  test("has a user agent of at most 512 characters, which every provider accepts", () => {
    const headers = new Headers({ "user-agent": "x".repeat(60_000) });
    expect(viewerFromHeaders(headers).userAgent).toBe("x".repeat(512));
  });

  test("without any headers has only empty fields", () => {
    expect(viewerFromHeaders(new Headers())).toEqual({ ip: "", userAgent: "" });
  });
});

describe("a location", () => {
  const locationOf = openGeoDatabase();

  test.each([
    ["8.8.8.8", "US"],
    ["2001:4860:4860::8888", "US"],
  ])("of the address %s is known from the database", (ip, country) => {
    expect(locationOf(ip).country).toBe(country);
  });

  test.each(["127.0.0.1", "10.0.0.1", "::1", "not an address", ""])("of %j is unknown", (ip) => {
    expect(locationOf(ip).country).toBeUndefined();
  });

  test("is not taken from a CDN that sends no country", () => {
    const unknown = { "cf-ipcountry": "XX", "cf-ipcity": "Nowhere" };
    expect(geoLocationOfCdnHeaders(unknown, "cloudflare")).toBeUndefined();
    expect(geoLocationOfCdnHeaders({ "cf-ipcity": "Nowhere" }, "cloudflare")).toBeUndefined();
  });

  const everywhere = {
    "cf-ipcountry": "no",
    "cf-ipcity": "Troms\u00c3\u00b8",
    "cf-region": "Troms",
    "cloudfront-viewer-country": "BR",
    "cloudfront-viewer-city": "S%C3%A3o%20Paulo",
    "cloudfront-viewer-country-region-name": "S%C3%A3o Paulo 100%",
    "client-geo-country": "US",
    "client-geo-city": "Austin",
    "client-geo-region": "?",
  };

  // docs/security.md SE-5
  test.each([
    ["cloudflare", { country: "NO", city: "Tromsø", region: "Troms" }],
    ["cloudfront", { country: "BR", city: "São Paulo", region: "S%C3%A3o Paulo 100%" }],
    ["fastly", { country: "US", city: "Austin", region: undefined }],
  ] as const)("is read from the headers of %s only", (cdn, place) => {
    expect(geoLocationOfCdnHeaders(everywhere, cdn)).toEqual(place);
  });

  // docs/security.md SE-5
  test("has a name of at most 100 characters, none of them split", () => {
    const city = Buffer.from(`${"x".repeat(99)}🎬🎬`).toString("latin1");
    const place = geoLocationOfCdnHeaders(
      { "cf-ipcountry": "NO", "cf-ipcity": city },
      "cloudflare",
    );
    expect(place?.city).toBe(`${"x".repeat(99)}🎬`);
    expect(encodeURIComponent(place?.city ?? "")).toMatch(/%F0%9F%8E%AC$/);
  });

  const signInPath = fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );
  const folder = mkdtempSync(join(tmpdir(), "marquee-geo-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const written = (bytes: Buffer) => {
    const path = join(folder, "places.mmdb");
    writeFileSync(path, bytes);
    return path;
  };

  test("may come from another file", () => {
    expect(openGeoDatabase(written(readFileSync(signInPath)))("8.8.8.8").country).toBe("US");
  });

  // docs/security.md SE-126
  test.each([
    ["is missing", () => join(folder, "none.mmdb")],
    ["is a folder", () => folder],
    ["is empty", () => written(Buffer.alloc(0))],
    ["has another format", () => written(Buffer.from("8.8.8.8,US\n"))],
    ["is truncated", () => written(readFileSync(signInPath).subarray(0, 1_000_000))],
    ["lacks a part", () => written(readFileSync(signInPath).subarray(4_096))],
  ])("is not read from a file that %s, which is reported with its variable", (_, path) => {
    const file = path();
    expect(() => openGeoDatabase(file)).toThrow(EnvError);
    expect(() => openGeoDatabase(file)).toThrow(
      `GEOIP_DB: ${file} is no database that can be read`,
    );
  });
});
