import {
  type ContentRightsRules,
  isRightsRuleInForce,
  type RightsRule,
  type RightsWindow,
  type RightsTerritory,
} from "./rights-rules.ts";

/** Where a viewer is: a country that has a code, or none; and whether a VPN or the like hides it. */
export type ViewerLocation = { country: string | undefined; isVpn: boolean };

/** The present, and when an event starts that has not yet. Epoch ms. */
export type RightsDecisionTime = { now: number; startsAt: number | undefined };

/**
 * Why a place or a time closes a content. Of what is closed to everybody (`FORBIDDEN`) `opensAt` or `closedAt`
 * (epoch ms) say when it will be open, or was last.
 */
export type RightsDenial = {
  source: "GEO_BLOCK" | "VPN_DETECTION" | "FORBIDDEN";
  opensAt?: number;
  closedAt?: number;
};

const minute = 60_000;

/**
 * Whether the rights allow that a content is watched, or why not: docs/provider-api.md PA-200 to PA-204. First what
 * is closed to everybody, which no viewer can change; then the VPN, behind which no country is believed; then
 * the country.
 */
export function findRightsDenial(
  rules: ContentRightsRules,
  { country, isVpn }: ViewerLocation,
  moment: RightsDecisionTime,
): RightsDenial | undefined {
  const circles = [rules.ofChannel, rules.ofContent];
  const closed = circles.map((circle) => closedToAll(circle, moment)).find(Boolean);
  if (closed) return closed;
  if (isVpn && doRightsDependOnIpAddress(rules, moment.now)) return { source: "VPN_DETECTION" };
  const isHere = circles.every((circle) => isIncluded(circle, country, moment.now));
  return isHere ? undefined : { source: "GEO_BLOCK" };
}

/** Whether the decision depends on a viewer's IP address, so that its response is not shared. */
export function doRightsDependOnIpAddress(
  { ofChannel, ofContent }: ContentRightsRules,
  now: number,
): boolean {
  return [...ofChannel, ...ofContent].some(
    (rule) => rule.kind === "vpn" && isRightsRuleInForce(rule, now),
  );
}

/** Whether only the country closes it, which cards show before they are pressed: docs/provider-api.md PA-205. */
export function isContentBlockedInCountry(
  rules: ContentRightsRules,
  country: string | undefined,
  now: number,
) {
  const denial = findRightsDenial(rules, { country, isVpn: false }, { now, startsAt: undefined });
  return denial?.source === "GEO_BLOCK";
}

/** When the decision may change next by itself (epoch ms); undefined when it never does. */
export function nextRightsChangeAt(
  { ofChannel, ofContent }: ContentRightsRules,
  { now, startsAt }: RightsDecisionTime,
): number | undefined {
  const moments = [...ofChannel, ...ofContent].flatMap((rule) => [
    ...[rule.from, rule.until].flatMap((end) => (end ? [end.getTime()] : [])),
    ...(rule.kind === "embargo" && startsAt ? [startsAt - rule.minutes * minute] : []),
  ]);
  const ahead = moments.filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

/** No window is open anywhere, or an embargo holds. */
function closedToAll(rules: RightsRule[], moment: RightsDecisionTime): RightsDenial | undefined {
  const windows = windowsIn(rules);
  const { now } = moment;
  if (windows.length > 0 && !windows.some((window) => isRightsRuleInForce(window, now))) {
    return { source: "FORBIDDEN", ...nearest(windows, now) };
  }
  const opens = rules.flatMap((rule) =>
    rule.kind === "embargo" && isRightsRuleInForce(rule, now) && moment.startsAt !== undefined
      ? [moment.startsAt - rule.minutes * minute]
      : [],
  );
  const opensAt = Math.max(...opens);
  return opensAt > now ? { source: "FORBIDDEN", opensAt } : undefined;
}

/** The next opening, else the last end. */
function nearest(windows: RightsWindow[], now: number): { opensAt?: number; closedAt?: number } {
  const openings = windows.flatMap(({ from }) => (from && from.getTime() > now ? [+from] : []));
  if (openings.length > 0) return { opensAt: Math.min(...openings) };
  return { closedAt: Math.max(...windows.flatMap(({ until }) => (until ? [+until] : []))) };
}

/** Whether an open window has the country, or there is no window at all. */
function isIncluded(rules: RightsRule[], country: string | undefined, now: number): boolean {
  const windows = windowsIn(rules);
  if (windows.length === 0) return true;
  return windows.some(
    (window) => isRightsRuleInForce(window, now) && includes(window.territory, country),
  );
}

function windowsIn(rules: RightsRule[]): RightsWindow[] {
  return rules.filter((rule) => rule.kind === "window");
}

/** An unknown country may be a barred one: only a rule that says so lets it in. */
function includes(territory: RightsTerritory | null, country: string | undefined): boolean {
  if (territory === null) return true;
  if (country === undefined) return territory.unknown === "allowed";
  return "allowed" in territory
    ? territory.allowed.includes(country)
    : !territory.barred.includes(country);
}
