const key = "mq_lists";

/**
 * Which of a viewer's own lists have something in them, as this browser saw them last: the names of the roles, and
 * `account` where somebody is signed in. It rules only whether a page leaves room for them
 * (lib/page-scripts/reserve-rows.ts), and holds nothing else.
 */
export function rememberPersonalList(list: string, has: boolean): void {
  try {
    const names = new Set((localStorage.getItem(key) ?? "").split(" ").filter(Boolean));
    if (names.has(list) === has) return;
    if (has) names.add(list);
    else names.delete(list);
    localStorage.setItem(key, [...names].join(" "));
  } catch {
    // Without storage rows come where nobody sees them come.
  }
}

/** Whoever signed out leaves nothing that a page has room for. */
export function forgetPersonalLists(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
