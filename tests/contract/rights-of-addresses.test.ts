import { describe, expect, test } from "vitest";
import { openGeoDatabase } from "../../lib/viewer/locate-ip-address.ts";
import { parseCidr } from "../../provider/domain/rights/ip-bits.ts";
import type { SeedCatalogue } from "../../provider/seed/catalogue-schema.ts";
import { harbour } from "./support/catalogue.ts";
import { oneDatabase } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const fenced: SeedCatalogue = {
  ...harbour,
  rights: [
    {
      token: "nordic",
      content: "film-4",
      kind: "window",
      territory: { allowed: ["DK", "FI", "NO", "SE"] },
    },
    { token: "not-here", content: "film-5", kind: "window", territory: { barred: ["US", "CA"] } },
    { token: "no-vpn", content: "film-6", kind: "vpn" },
  ],
};
/** Ranges as lists of hosting providers contain them. */
const hosting = ["8.8.8.0/24", "9.9.9.0/24", "2001:4860::/32", "2606:4700::/32"];
const vpnRanges = hosting.flatMap((text) => parseCidr(text) ?? []);

const [open, closed, hidden] = ["open", "423 GEO_BLOCK", "403 VPN_DETECTION"];

/** Addresses of universities, operators and resolvers, with contents for the Nordic countries, for all but North America, and for all but VPNs. */
const addresses: [address: string, country: string | undefined, ...decisions: string[]][] = [
  ["193.162.153.164", "DK", open, open, open],
  ["129.240.118.130", "NO", open, open, open],
  ["2001:700:100::1", "NO", open, open, open],
  ["130.237.28.40", "SE", open, open, open],
  ["2001:6b0::1", "SE", open, open, open],
  ["128.214.222.1", "FI", open, open, open],
  ["2001:708::1", "FI", open, open, open],
  ["2a02:2e0:3fe:1001:302::", "DE", closed, open, open],
  ["194.2.0.20", "FR", closed, open, open],
  ["2a01:e00::1", "FR", closed, open, open],
  ["151.11.0.1", "IT", closed, open, open],
  ["130.206.1.2", "ES", closed, open, open],
  ["2001:720::1", "ES", closed, open, open],
  ["193.136.2.1", "PT", closed, open, open],
  ["2001:690::1", "PT", closed, open, open],
  ["192.16.184.1", "NL", closed, open, open],
  ["2001:610::1", "NL", closed, open, open],
  ["81.2.69.142", "GB", closed, open, open],
  ["2a00:23c0::1", "GB", closed, open, open],
  ["195.113.144.230", "CZ", closed, open, open],
  ["193.6.12.1", "HU", closed, open, open],
  ["2001:738::1", "HU", closed, open, open],
  ["133.11.0.1", "JP", closed, open, open],
  ["210.98.1.1", "KR", closed, open, open],
  ["49.44.79.236", "IN", closed, open, open],
  ["2405:200::1", "IN", closed, open, open],
  ["139.130.4.5", "AU", closed, open, open],
  ["2001:388::1", "AU", closed, open, open],
  ["130.216.1.1", "NZ", closed, open, open],
  ["200.160.2.3", "BR", closed, open, open],
  ["2001:12ff:0:2::3", "BR", closed, open, open],
  ["187.141.1.1", "MX", closed, open, open],
  ["196.25.1.1", "ZA", closed, open, open],
  ["78.186.1.1", "TR", closed, open, open],
  ["2607:f8f0::1", "CA", closed, closed, open],
  ["::ffff:24.48.0.1", "CA", closed, closed, open],
  ["8.8.8.8", "US", closed, closed, hidden],
  ["9.9.9.9", "US", closed, closed, hidden],
  ["2001:4860:4860::8888", "US", closed, closed, hidden],
  ["127.0.0.1", undefined, closed, closed, open],
  ["fd00::1", undefined, closed, closed, open],
];

describe.each(oneDatabase)("rights for real addresses, by the country database", (database) => {
  const client = useProvider(database, { catalogues: [fenced], vpnRanges });
  const locate = openGeoDatabase();

  test.each(addresses)("%s is in %s: %s, %s, %s", async (address, country, ...decisions) => {
    const ip = address.replace("::ffff:", "");
    const found = locate(ip).country;
    expect(found).toBe(country);
    const headers = {
      ...asSite,
      "X-Viewer-Ip": address,
      ...(found && { "X-Viewer-Country": found }),
    };
    const decide = async (token: string) => {
      const response = await client.get(`/ch/harbour/content/${token}`, headers);
      const { source } = await response.json();
      return response.status === 200 ? "open" : `${response.status} ${source}`;
    };
    expect(await Promise.all(["film-4", "film-5", "film-6"].map(decide))).toEqual(decisions);
  });
});
