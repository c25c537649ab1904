import type { SectionRecord } from "./catalogue-records.ts";

/** True for rows that belong to one viewer: requested at a path of their own, only with a token. */
export function isPersonalSectionRole(role: SectionRecord["role"]): boolean {
  return role === "watch_list" || role === "continue_watching";
}

/** True for rows whose first page is sent along with the list of sections. */
export function isSentWithFirstItems(role: SectionRecord["role"]): boolean {
  return role === "hero";
}

/** True for rows of contents whose order and filters viewers choose: docs/provider-api.md PA-346. */
export function hasFilters({
  role,
  type,
  showFilters,
}: Pick<SectionRecord, "role" | "type" | "showFilters">): boolean {
  return showFilters === true && role === "content" && type === "video";
}
