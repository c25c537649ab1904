import type { RowState } from "@/store/sections/sections-slice";

const maxColumns = 3;

/**
 * The layout of a complete, short row: one item is a `single`, two or three are `columns` with descriptions, and so
 * are more items of a grid with descriptions, as long as they fill every line. A list that grows with its viewer, has
 * filters, or is one of several behind tabs, keeps its form: docs/behaviour.md BE-321.
 */
export function shortRowLayout(row: RowState): "single" | "columns" | undefined {
  const { items, layout, nextPage, tabs, personal, role, showFilters, status } = row;
  if (layout !== "carousel" && layout !== "grid") return undefined;
  if (nextPage !== undefined || tabs?.length || personal || role === "search") return undefined;
  if (status !== "idle" || showFilters) return undefined;
  if (items.length === 1) return "single";
  const hasDescriptions = layout === "grid" && row.showDescription === true;
  const isShort = items.length === 2 || items.length === maxColumns;
  const isFull = items.length > 0 && items.length % maxColumns === 0;
  return isShort || (hasDescriptions && isFull) ? "columns" : undefined;
}

/** How many columns a row of `columns` has. */
export function countRowColumns({ items }: RowState): number {
  return Math.min(items.length, maxColumns);
}

/**
 * The pictures of a row of `columns`, whose boxes are wider than those of a longer row. A tall one stands beside its words
 * and has two fifths of the column; so has a square one where the window is narrow.
 */
export function columnPictureSizes(row: RowState): { sizes: string; maxWidth?: number } {
  const column = countRowColumns(row) === 2 ? 46 : 31;
  const beside = `(min-width:720px) ${Math.ceil(column * 0.4)}vw,37vw`;
  if (row.ratio === "2:3") return { sizes: `auto,${beside}` };
  const sizes = `auto,(min-width:940px) ${column}vw,`;
  if (row.ratio === "1:1") return { sizes: sizes + beside, maxWidth: 1920 };
  return { sizes: `${sizes}88vw`, maxWidth: 1280 };
}
