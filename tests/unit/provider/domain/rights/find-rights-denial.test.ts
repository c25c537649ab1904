import { describe, expect, it, test } from "vitest";
import {
  nextRightsChangeAt,
  findRightsDenial,
  isContentBlockedInCountry,
  doRightsDependOnIpAddress,
} from "../../../../../provider/domain/rights/find-rights-denial.ts";
import {
  type RightsRule,
  type RightsWindow,
  filterContentRightsRules,
  type RightsTerritory,
} from "../../../../../provider/domain/rights/rights-rules.ts";

const minute = 60_000;
const now = Date.UTC(2026, 5, 1, 12);
const at = (minutes: number) => new Date(now + minutes * minute);
type Period = Pick<RightsWindow, "from" | "until">;
const always: Period = { from: null, until: null };

const window = (
  territory: RightsTerritory | null,
  period: Period = always,
  content: string | null = "film",
): RightsRule => ({ token: "w", kind: "window", content, territory, ...period });
const vpnBar = (period = always, content: string | null = "film"): RightsRule => ({
  token: "v",
  kind: "vpn",
  content,
  ...period,
});
const embargo = (minutes: number, period = always): RightsRule => ({
  token: "e",
  kind: "embargo",
  content: "film",
  minutes,
  ...period,
});

const nordic: RightsTerritory = { allowed: ["DK", "NO", "SE"] };
const notUs: RightsTerritory = { barred: ["US", "CA"] };
const past = { from: at(-60), until: at(-10) };
const present = { from: at(-10), until: at(10) };
const future = { from: at(10), until: at(60) };

type Row = [
  name: string,
  rules: RightsRule[],
  country: string | undefined,
  isVpn: boolean,
  denial: object | undefined,
];
const open = undefined;
const region = { source: "GEO_BLOCK" };
const vpn = { source: "VPN_DETECTION" };

const table: Row[] = [
  ["no rule closes nothing", [], "DK", false, open],
  ["no rule closes nothing to a VPN without a country", [], undefined, true, open],
  ["an allowed country is in", [window(nordic)], "SE", false, open],
  ["another country is out", [window(nordic)], "DE", false, region],
  ["no country is no allowed country", [window(nordic)], undefined, false, region],
  ["a barred country is out", [window(notUs)], "US", false, region],
  ["any other country is in", [window(notUs)], "MX", false, open],
  ["an unknown country may be a barred one", [window(notUs)], undefined, false, region],
  [
    "an unknown country is in where a rule that bars says so",
    [window({ ...notUs, unknown: "allowed" })],
    undefined,
    false,
    open,
  ],
  [
    "an unknown country is in where a rule that allows says so",
    [window({ ...nordic, unknown: "allowed" })],
    undefined,
    false,
    open,
  ],
  [
    "a rule that lets unknown countries in still bars those it names",
    [window({ ...notUs, unknown: "allowed" })],
    "US",
    false,
    region,
  ],
  [
    "an empty list of allowed countries allows none",
    [window({ allowed: [] })],
    "DK",
    false,
    region,
  ],
  ["an empty list of barred countries bars none", [window({ barred: [] })], "DK", false, open],
  ["a window of all countries has those without a code", [window(null)], undefined, false, open],
  [
    "one of two windows is enough",
    [window(nordic), window({ allowed: ["DE"] })],
    "DE",
    false,
    open,
  ],
  [
    "none of two windows is not",
    [window(nordic), window({ allowed: ["DE"] })],
    "FR",
    false,
    region,
  ],
  [
    "a window of another time does not count",
    [window(nordic, present), window({ allowed: ["DE"] }, future)],
    "DE",
    false,
    region,
  ],
  [
    "before the first window it says when that opens",
    [window(null, future), window(null, { from: at(90), until: null })],
    "DK",
    false,
    { source: "FORBIDDEN", opensAt: now + 10 * minute },
  ],
  [
    "between two windows too",
    [window(null, past), window(null, future)],
    "DK",
    false,
    { source: "FORBIDDEN", opensAt: now + 10 * minute },
  ],
  [
    "after the last window it says when that closed",
    [window(null, past), window(null, { from: null, until: at(-30) })],
    "DK",
    false,
    { source: "FORBIDDEN", closedAt: now - 10 * minute },
  ],
  [
    "a window begins at its first moment",
    [window(null, { from: at(0), until: null })],
    "DK",
    false,
    open,
  ],
  [
    "and is over at its last",
    [window(null, { from: null, until: at(0) })],
    "DK",
    false,
    { source: "FORBIDDEN", closedAt: now },
  ],
  ["a VPN is refused", [vpnBar()], "DK", true, vpn],
  ["whoever has none is not", [vpnBar()], "DK", false, open],
  ["a VPN is refused before its country is looked at", [vpnBar(), window(nordic)], "DE", true, vpn],
  ["in a country that would be allowed too", [vpnBar(), window(nordic)], "DK", true, vpn],
  ["a VPN counts where no rule bars it as a country like any", [window(nordic)], "DK", true, open],
  ["a bar of another time does not count", [vpnBar(past)], "DK", true, open],
  [
    "what is over for everybody is not blamed on a VPN",
    [vpnBar(), window(nordic, past)],
    "DE",
    true,
    { source: "FORBIDDEN", closedAt: now - 10 * minute },
  ],
  [
    "the channel's windows hold for all its contents",
    [window(nordic, always, null)],
    "DE",
    false,
    region,
  ],
  [
    "those of a content don't widen them",
    [window(nordic, always, null), window({ allowed: ["DE"] })],
    "DE",
    false,
    region,
  ],
  [
    "but may narrow them",
    [window(nordic, always, null), window({ allowed: ["DE", "DK"] })],
    "SE",
    false,
    region,
  ],
  ["the channel's bar of VPNs holds for all its contents", [vpnBar(always, null)], "DK", true, vpn],
  [
    "another content's rules are nothing to this one",
    [window(nordic, always, "other")],
    "DE",
    false,
    open,
  ],
];

test.each(table)("%s", (_, rules, country, isVpn, denial) => {
  const decision = findRightsDenial(
    filterContentRightsRules(rules, "film"),
    { country, isVpn },
    { now, startsAt: undefined },
  );
  expect(decision).toEqual(denial);
});

describe("an embargo", () => {
  const anybody = { country: "DK", isVpn: false };
  const decide = (rules: RightsRule[], startsIn?: number) =>
    findRightsDenial(filterContentRightsRules(rules, "film"), anybody, {
      now,
      startsAt: startsIn === undefined ? undefined : now + startsIn * minute,
    });

  it("closes an event until a number of minutes before its start", () => {
    const opensAt = now + minute;
    expect(decide([embargo(30)], 31)).toEqual({ source: "FORBIDDEN", opensAt });
    expect(decide([embargo(30)], 30)).toBeUndefined();
  });

  it("moves with the start, and does not close an event that has started or ended", () => {
    expect(decide([embargo(30)], 90)).toMatchObject({ opensAt: now + 60 * minute });
    expect(decide([embargo(30)])).toBeUndefined();
  });

  it("applies only in its time, and of two the longer one applies", () => {
    expect(decide([embargo(30, past)], 60)).toBeUndefined();
    expect(decide([embargo(30), embargo(10)], 60)).toMatchObject({ opensAt: now + 50 * minute });
  });
});

describe("the rights of a card", () => {
  it("depend on the country only", () => {
    const blocked = (rules: RightsRule[], country?: string) =>
      isContentBlockedInCountry(filterContentRightsRules(rules, "film"), country, now);
    expect(blocked([window(nordic)], "DE")).toBe(true);
    expect(blocked([window(nordic)])).toBe(true);
    expect(blocked([window(nordic)], "DK")).toBe(false);
    expect(blocked([window(nordic), vpnBar()], "DK")).toBe(false);
    expect(blocked([window(nordic, past)], "DE")).toBe(false);
    expect(blocked([embargo(5)], "DE")).toBe(false);
  });
});

describe("the sharing of a response", () => {
  it("is off where VPNs are blocked", () => {
    expect(doRightsDependOnIpAddress(filterContentRightsRules([window(nordic)], "film"), now)).toBe(
      false,
    );
    expect(
      doRightsDependOnIpAddress(filterContentRightsRules([vpnBar(always, null)], "film"), now),
    ).toBe(true);
    expect(doRightsDependOnIpAddress(filterContentRightsRules([vpnBar(future)], "film"), now)).toBe(
      false,
    );
  });

  it("ends with the next change of the rules", () => {
    const next = (rules: RightsRule[], startsAt?: number) =>
      nextRightsChangeAt(filterContentRightsRules(rules, "film"), { now, startsAt });
    expect(next([])).toBeUndefined();
    expect(next([window(null, past)])).toBeUndefined();
    expect(next([window(null, present), window(null, future)])).toBe(now + 10 * minute);
    expect(next([vpnBar(future)])).toBe(now + 10 * minute);
    expect(next([embargo(30)], now + 40 * minute)).toBe(now + 10 * minute);
  });
});
