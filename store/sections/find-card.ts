import type { CardView } from "@/lib/sections/card-view";
import type { RowsPage } from "./sections-slice";

/** The card that leads there, from any row of the pages that are kept, or undefined. */
export function findCard(pages: Record<string, RowsPage>, href: string): CardView | undefined {
  const rows = Object.values(pages).flatMap((page) => Object.values(page.rows));
  for (const { items } of rows) {
    const found = items.find((card) => card.href === href);
    if (found) return found;
  }
  return undefined;
}
