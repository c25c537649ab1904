/**
 * Where something may be watched: in these countries (ISO 3166-1 alpha-2) alone, or in all but these. A viewer whose
 * country is unknown is refused, unless `unknown` is `"allowed"`: docs/provider-api.md PA-203.
 */
export type RightsTerritory = ({ allowed: string[] } | { barred: string[] }) & {
  unknown?: "allowed";
};

/** From when and until when a rule holds, `until` not included; without one it is open at that end. */
export type RightsRulePeriod = { from: Date | null; until: Date | null };

/** Of one content, or of all contents of the channel. */
type Scope = { token: string; content: string | null };

/** It may be watched in this time and territory: outside of all its windows nothing may. */
export type RightsWindow = Scope &
  RightsRulePeriod & { kind: "window"; territory: RightsTerritory | null };

/** An event stays closed until so many minutes before its start. */
export type RightsEmbargo = Scope & RightsRulePeriod & { kind: "embargo"; minutes: number };

/** Nobody watches it by a VPN, a proxy or a hosting provider. */
export type VpnBlockRule = Scope & RightsRulePeriod & { kind: "vpn" };

/** What the owner of a channel has the rights to show: docs/provider-api.md PA-200. */
export type RightsRule = RightsWindow | RightsEmbargo | VpnBlockRule;

/** Those of a channel that hold for a content, in the two circles that both have to allow it. */
export type ContentRightsRules = { ofChannel: RightsRule[]; ofContent: RightsRule[] };

/** The rules of a channel as they concern one of its contents. */
export function filterContentRightsRules(rules: RightsRule[], content: string): ContentRightsRules {
  return {
    ofChannel: rules.filter((rule) => rule.content === null),
    ofContent: rules.filter((rule) => rule.content === content),
  };
}

/** Whether a rule holds at `now` (epoch ms). */
export function isRightsRuleInForce({ from, until }: RightsRulePeriod, now: number): boolean {
  return (from === null || now >= from.getTime()) && (until === null || now < until.getTime());
}
