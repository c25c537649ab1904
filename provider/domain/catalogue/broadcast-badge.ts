/**
 * An owner's badge at a moment of its broadcast, of which `share` (0 to 1) is over. What stands in braces goes on with
 * it: a number is counted up to, `formatBroadcastBadge("Lap {40} of 40", 0.2)` → `"Lap 9 of 40"`, and of several words one is said,
 * `formatBroadcastBadge("{First|Second} half", 0.6)` → `"Second half"`; without a `share` it would be wrong, and there is none. A
 * badge without braces stays as it is.
 */
export function formatBroadcastBadge(badge: string, share: number | undefined): string | undefined {
  if (share === undefined) return badge.includes("{") ? undefined : badge;
  return badge.replaceAll(/\{([^}]+)\}/g, (_, stages: string) => {
    const words = stages.split("|");
    const count = words.length > 1 ? words.length : Number(stages);
    const stage = Math.min(count - 1, Math.floor(share * count));
    return words.length > 1 ? (words[stage] ?? "") : `${stage + 1}`;
  });
}
