import { isIPv6 } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCidrSet } from "../../../../../provider/domain/rights/cidr-set.ts";
import { parseIpBits, parseCidr } from "../../../../../provider/domain/rights/ip-bits.ts";

const setOf = (...lines: string[]) =>
  createCidrSet(
    lines.map((line) => {
      const cidr = parseCidr(line);
      if (!cidr) throw new Error(`no CIDR: ${line}`);
      return cidr;
    }),
  );

describe("a range", () => {
  it.each([
    ["192.0.2.0/24", "192.0.2.255", true],
    ["192.0.2.0/24", "192.0.3.0", false],
    ["192.0.2.77/24", "192.0.2.1", true],
    ["192.0.2.7", "192.0.2.7", true],
    ["192.0.2.7/32", "192.0.2.6", false],
    ["128.0.0.0/1", "255.255.255.255", true],
    ["128.0.0.0/1", "127.255.255.255", false],
    ["0.0.0.0/0", "203.0.113.9", true],
    ["0.0.0.0/0", "2001:db8::1", false],
    ["2001:db8::/32", "2001:db8:ffff::1", true],
    ["2001:db8::/32", "2001:db9::1", false],
    ["2001:db8::1", "2001:0DB8:0:0:0:0:0:1", true],
    ["2001:db8::/127", "2001:db8::2", false],
    ["::/0", "2001:db8::1", true],
    ["::/0", "192.0.2.1", false],
    ["192.0.2.0/24", "::ffff:192.0.2.9", true],
    ["192.0.2.0/24", "::ffff:c000:209", true],
    ["::ffff:192.0.2.0/120", "192.0.2.9", true],
    ["fe80::/10", "fe80::1%eth0", true],
    ["64:ff9b::192.0.2.0/120", "64:ff9b::c000:205", true],
  ])("%s and %s: %s", (range, address, isIn) => {
    expect(setOf(range).has(address)).toBe(isIn);
  });

  it.each([
    "",
    "192.0.2.0/33",
    "192.0.2.0/-1",
    "192.0.2.0/",
    "192.0.2.0/24/8",
    "192.0.2/24",
    "192.0.02.1/24",
    "300.0.0.1/8",
    "2001:db8::/129",
    "2001:db8:::/32",
    "::ffff:192.0.2.0/95",
    "fe80::1%eth0/64",
    "example.com/24",
    "192.0.2.0/2e1",
  ])("cannot be “%s”", (text) => {
    expect(parseCidr(text)).toBeUndefined();
  });
});

describe("a set of ranges", () => {
  it("contains nothing when it is empty, and no text that is not an address", () => {
    expect(setOf().has("192.0.2.1")).toBe(false);
    expect(setOf("0.0.0.0/0", "::/0").has("unknown")).toBe(false);
    expect(setOf("0.0.0.0/0", "::/0").has("")).toBe(false);
  });

  it("counts a range within another one once, whichever comes first", () => {
    expect(setOf("10.0.0.0/8", "10.1.0.0/16", "10.0.0.0/8").size).toBe(1);
    expect(setOf("10.1.0.0/16", "10.2.0.0/16", "10.0.0.0/8", "2001:db8::/32").size).toBe(2);
  });

  it("has the same result as a search through all ranges, in any order", () => {
    const v4 = fc.tuple(fc.ipV4(), fc.integer({ min: 0, max: 32 }));
    const v6 = fc.tuple(fc.ipV6(), fc.integer({ min: 0, max: 128 }));
    const near = fc.record({
      ranges: fc.array(fc.oneof(v4, v6), { maxLength: 40 }),
      others: fc.array(fc.oneof(fc.ipV4(), fc.ipV6()), { maxLength: 10 }),
    });
    fc.assert(
      fc.property(near, ({ ranges, others }) => {
        const set = setOf(
          ...ranges.map(([address, length]) => `${address}/${lengthOf(address, length)}`),
        );
        // Addresses of the ranges, and those that differ from them in one bit near their end.
        for (const address of [...ranges.map(([of]) => of), ...others]) {
          const bits = binary(address);
          const isIn = ranges.some(([of, length]) => {
            const prefix = binary(of);
            return (
              prefix.length === bits.length &&
              bits.startsWith(prefix.slice(0, shortened(of, length)))
            );
          });
          expect(set.has(address)).toBe(isIn);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** A mapped address counts its length from its IPv6 beginning. */
function lengthOf(address: string, length: number): number {
  return isMapped(address) ? Math.max(96, length) : length;
}

function shortened(address: string, length: number): number {
  return isMapped(address) ? Math.max(96, length) - 96 : length;
}

function isMapped(address: string): boolean {
  return isIPv6(address) && parseIpBits(address)?.version === 4;
}

function binary(address: string): string {
  const words = parseIpBits(address)?.words ?? [];
  return words.map((word) => word.toString(2).padStart(32, "0")).join("");
}
