import type { rightsRules } from "../db/rights-schema.ts";
import type { SeedCatalogue, CatalogueRightsRule } from "./catalogue-schema.ts";

const day = 24 * 60 * 60 * 1000;

/** The rights of a catalogue as rows of the database; days count from `now`. */
export function toRightsRuleRows(
  catalogue: SeedCatalogue,
  now: number,
): (typeof rightsRules.$inferInsert)[] {
  return (catalogue.rights ?? []).map((rule, position) => ({
    channel: catalogue.channel.token,
    position,
    token: rule.token,
    content: rule.content,
    kind: rule.kind,
    from: rule.fromDaysAgo === undefined ? null : new Date(now - rule.fromDaysAgo * day),
    until: rule.untilInDays === undefined ? null : new Date(now + rule.untilInDays * day),
    ...kindColumns(rule),
  }));
}

function kindColumns(rule: CatalogueRightsRule) {
  if (rule.kind === "window") return { territory: rule.territory };
  return rule.kind === "embargo" ? { minutes: rule.minutes } : {};
}
