import type { Section } from "./sections.ts";

/** True for a row whose items are followed from the first to the last: docs/behaviour.md BE-373. */
export function isCourseRow({ layout }: Pick<Section, "layout">): boolean {
  return layout === "course";
}

type Row = Pick<Section, "role" | "layout"> & { items: unknown[] };

/** True for a row that is rendered as a hero, which has the page's h1 if it is the first row. */
export function isHeroRow({ role, layout, items }: Row): boolean {
  return (role === "hero" || layout === "hero") && items.length > 0;
}

type FilteredRow = Pick<Section, "layout"> & { showFilters?: boolean; facets?: unknown[] };

/** True for a row whose controls of order and filters are shown: docs/behaviour.md BE-494. */
export function hasRowFilters({ layout, showFilters, facets }: FilteredRow): boolean {
  const isWhole = layout === "grid" || layout === "list";
  return isWhole && showFilters === true && facets !== undefined;
}
