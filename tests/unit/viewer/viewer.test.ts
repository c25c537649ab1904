import { describe, expect, test } from "vitest";
import { openGeoDatabase } from "../../../lib/viewer/locate-address.ts";
import { locationOfEdge } from "../../../lib/viewer/geo-location.ts";
import { viewerFromHeaders } from "../../../lib/viewer/viewer.ts";

describe("a viewer", () => {
  test("is read from what the front wrote, city and region decoded", () => {
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

  test("of whom nothing is known has only empty facts", () => {
    expect(viewerFromHeaders(new Headers())).toEqual({ ip: "", userAgent: "" });
  });
});

describe("a place", () => {
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

  test("is not taken from a CDN that names no country", () => {
    expect(locationOfEdge({ "cf-ipcountry": "XX", "cf-ipcity": "Nowhere" })).toBeUndefined();
    expect(locationOfEdge({ "cf-ipcity": "Nowhere" })).toBeUndefined();
  });

  test("needs a database that can be read", () => {
    expect(() => openGeoDatabase("/there/is/no/such.mmdb")).toThrow(/such\.mmdb/);
  });
});
