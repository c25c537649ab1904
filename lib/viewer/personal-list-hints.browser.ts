const key = "mq_lists";

/**
 * Remembers which personal lists of the viewer had items last: the names of the roles, and `account` for a signed-in
 * viewer. It is used only to reserve room on a page (lib/page-scripts/reserve-rows.ts), and contains nothing else.
 */
export function savePersonalListHint(list: string, has: boolean): void {
  try {
    const names = new Set((localStorage.getItem(key) ?? "").split(" ").filter(Boolean));
    if (names.has(list) === has) return;
    if (has) names.add(list);
    else names.delete(list);
    localStorage.setItem(key, [...names].join(" "));
  } catch {
    // Without storage no room is reserved for these rows.
  }
}

/** Deletes the list at sign-out, so that pages reserve no room. */
export function clearPersonalListHints(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was saved.
  }
}
