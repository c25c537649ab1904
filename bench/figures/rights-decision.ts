import { BlockList } from "node:net";
import { createCidrSet } from "../../provider/domain/rights/cidr-set.ts";
import { findRightsDenial } from "../../provider/domain/rights/find-rights-denial.ts";
import { parseCidr } from "../../provider/domain/rights/ip-bits.ts";
import {
  type RightsRule,
  filterContentRightsRules,
} from "../../provider/domain/rights/rights-rules.ts";
import { maxValueThreshold, type BenchMeasure } from "../bench-measure.ts";
import { median, percentile99 } from "../statistics.ts";

const rangeCount = 100_000;
const addressCount = 2_000;
const rounds = 20;
const now = Date.UTC(2026, 0, 1);

const always = { from: null, until: null };
const rules: RightsRule[] = [
  { token: "v", content: null, kind: "vpn", ...always },
  { token: "w", content: "film", kind: "window", territory: { barred: ["US"] }, ...always },
  { token: "o", content: "other", kind: "window", territory: { allowed: ["DK"] }, ...always },
];

/**
 * One decision on a content for an address among 100,000 ranges of IPv4 and IPv6, half of the addresses within
 * one: the mean, and what all but the slowest hundredth take. Beside it a look-up of Node's own list alone.
 */
export function measureRightsDecision(): Promise<BenchMeasure[]> {
  const next = randomNumbers(7);
  const ranges = Array.from({ length: rangeCount }, (_, at) => (at % 2 ? v4 : v6)(next));
  const set = createCidrSet(ranges.flatMap((text) => parseCidr(text) ?? []));
  const theirs = new BlockList();
  for (const text of ranges) {
    const [address = "", length] = text.split("/");
    theirs.addSubnet(address, Number(length), familyOf(address));
  }
  const addresses = Array.from({ length: addressCount }, (_, at) => {
    const text = at % 2 ? ranges[Math.floor(next() * rangeCount)] : (at % 4 ? v4 : v6)(next);
    return (text ?? "").replace(/\/.+$/, "");
  });
  const time = { now, startsAt: undefined };
  const decide = (address: string) =>
    findRightsDenial(
      filterContentRightsRules(rules, "film"),
      { country: "DK", isVpn: set.has(address) },
      time,
    );
  const lookUp = (address: string) => theirs.check(address, familyOf(address));
  const site = timesOf(addresses, decide);
  const baseline = timesOf(addresses, lookUp);
  const what = `one decision, ${rangeCount.toLocaleString("en")} ranges`;
  return Promise.resolve([
    {
      figure: "rights",
      what: `${what}: median, to BlockList`,
      unit: "µs",
      site: median(site),
      baseline: median(baseline),
      bar: maxValueThreshold(20, "µs"),
    },
    {
      figure: "rights",
      what: `${what}: slowest 1 %, to BlockList`,
      unit: "µs",
      site: percentile99(site),
      baseline: percentile99(baseline),
      bar: maxValueThreshold(20, "µs"),
    },
  ]);
}

/** What each address takes, after rounds that nobody counts: microseconds. */
function timesOf(addresses: string[], work: (address: string) => unknown): number[] {
  for (let round = 0; round < rounds; round += 1) addresses.forEach(work);
  return addresses.map((address) => {
    const start = performance.now();
    work(address);
    return (performance.now() - start) * 1_000;
  });
}

type Next = () => number;

/** Numbers from 0 to 1, the same in each run. */
function randomNumbers(seed: number): Next {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

function v4(next: Next): string {
  const parts = Array.from({ length: 4 }, () => Math.floor(next() * 256));
  return `${parts.join(".")}/${20 + Math.floor(next() * 13)}`;
}

function v6(next: Next): string {
  const groups = Array.from({ length: 3 }, () => Math.floor(next() * 65_536).toString(16));
  return `2a00:${groups.join(":")}::/${29 + Math.floor(next() * 36)}`;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return address.includes(":") ? "ipv6" : "ipv4";
}
