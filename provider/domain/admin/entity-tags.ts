/** The entity tag of a version: `createEntityTag(12)` → `"\"v12\""`. docs/admin-api.md AA-30 */
export function createEntityTag(version: number): string {
  return `"v${version}"`;
}

/** Whether an `If-Match` or `If-None-Match` names a tag. Weak tags match nothing, `*` everything. */
export function matchesEntityTag(header: string, tag: string): boolean {
  const tags = header.split(",").map((each) => each.trim());
  return tags.includes("*") || tags.includes(tag);
}
