import type { SectionRecord } from "./records.ts";

/** True for rows that belong to one viewer: asked by their own path, with a token only. */
export function isPersonal(role: SectionRecord["role"]): boolean {
  return role === "watch_list" || role === "continue_watching";
}

/** True for rows whose first page is sent along with the list of sections. */
export function sendsItemsAlong(role: SectionRecord["role"]): boolean {
  return role === "hero";
}
