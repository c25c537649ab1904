import type { Row } from "@/store/sections/sections-slice";

const columns = 3;

/**
 * A row that is all there and short: one item is a `single`, three are `columns` with what they are about, and so
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
  const isFull = items.length > 0 && items.length % columns === 0;
  return items.length === columns || (tells && isFull) ? "columns" : undefined;
}
