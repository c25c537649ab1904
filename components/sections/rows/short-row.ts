import type { Row } from "@/store/sections/sections-slice";

const maxColumns = 3;

/**
 * A row that is all there and short: one item is a `single`, two or three are `columns` with what they are about, and so
 * are more of a grid that tells of its items, as long as they fill every line. A list that grows with its viewer, or
 * that is one of several behind tabs, keeps its form.
 */
export function shortRow(row: Row): "single" | "columns" | undefined {
  const { items, layout, nextPage, tabs, personal, role, status } = row;
  if (layout !== "carousel" && layout !== "grid") return undefined;
  if (nextPage !== undefined || tabs?.length || personal || role === "search") return undefined;
  if (status !== "idle") return undefined;
  if (items.length === 1) return "single";
  const tells = layout === "grid" && row.showDescription === true;
  const isShort = items.length === 2 || items.length === maxColumns;
  const isFull = items.length > 0 && items.length % maxColumns === 0;
  return isShort || (tells && isFull) ? "columns" : undefined;
}

/** How many columns a row of `columns` has. */
export function columnsOf({ items }: Row): number {
  return Math.min(items.length, maxColumns);
}
