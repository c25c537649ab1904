import type { Section } from "./sections.ts";

/** True for a row whose items are followed from the first to the last: docs/behaviour.md BE-373. */
export function isCourse({ layout }: Pick<Section, "layout">): boolean {
  return layout === "course";
}

type Row = Pick<Section, "role" | "layout"> & { items: unknown[] };

/** True for a row that is drawn as a hero, which gives a page its h1 where it comes first. */
export function isHero({ role, layout, items }: Row): boolean {
  return (role === "hero" || layout === "hero") && items.length > 0;
}
