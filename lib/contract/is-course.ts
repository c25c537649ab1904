import type { Section } from "./sections.ts";

/** True for a row whose items are followed from the first to the last: docs/behaviour.md BE-373. */
export function isCourse({ layout }: Pick<Section, "layout">): boolean {
  return layout === "course";
}
