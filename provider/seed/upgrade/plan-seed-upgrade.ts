import type { SeededRow } from "../../db/catalogue/seeded-rows.ts";

/** What becomes of the rows of one kind. `retained` counts those that the catalogue has changed and that stay as they are. */
export type SeedUpgradePlan = {
  create: string[];
  update: string[];
  remove: string[];
  retained: number;
};

/**
 * Compares what a catalogue says now (hashes by token) with what is recorded of it and with the versions of the rows that
 * there are: docs/wire-rules.md K35. Rows of `needed` are never removed.
 */
export function planSeedUpgrade(
  hashes: ReadonlyMap<string, string>,
  recorded: ReadonlyMap<string, SeededRow>,
  stored: ReadonlyMap<string, number>,
  needed: ReadonlySet<string>,
): SeedUpgradePlan {
  const isUnedited = (token: string) => stored.get(token) === recorded.get(token)?.version;
  const known = [...hashes].filter(([token]) => recorded.has(token));
  const changed = known
    .filter(([token, hash]) => recorded.get(token)?.hash !== hash && stored.has(token))
    .map(([token]) => token);
  const missing = [...recorded.keys()].filter((token) => !hashes.has(token) && stored.has(token));
  const update = changed.filter(isUnedited);
  const remove = missing.filter((token) => isUnedited(token) && !needed.has(token));
  return {
    create: [...hashes.keys()].filter((token) => !recorded.has(token) && !stored.has(token)),
    update,
    remove,
    retained: changed.length - update.length + missing.length - remove.length,
  };
}
