import { createBenchRowItems, benchRows } from "./bench-rows.ts";

const sectionCount = 100;
const sectionsPerPage = 20;
const itemCount = 10_000;
const itemsPerPage = 50;

const liveRows = 3;
const onePage = { page: 1, total_items: 1 };

/** A page of a hundred rows, in pages of twenty, one with a list of ten thousand items, and one that is live. */
export const benchLongPages: Record<string, object> = {
  hundred: { token: "hundred", url: "hundred", name: "A hundred rows" },
  list: { token: "list", url: "list", name: "Ten thousand films" },
  live: { token: "live", url: "live", name: "On now" },
};

/** The rows of one of these pages. */
export function createLongPageSections(id: string, page: number): object {
  const list = { token: "long", name: "All films", role: "content", type: "video", layout: "grid" };
  if (id === "list") return { data: [list], paging: onePage };
  if (id === "live") return { data: benchRows.slice(0, liveRows).map(liveRow), paging: onePage };
  const data = Array.from({ length: sectionsPerPage }, (_, index) => {
    const number = (page - 1) * sectionsPerPage + index;
    const { layout, aspectRatio } = benchRows[number % benchRows.length] ?? {};
    const name = `Row ${number + 1}`;
    const style = { aspectRatio };
    return { token: `row-${number + 1}`, name, role: "content", type: "video", layout, style };
  });
  return { data, paging: { page, page_size: sectionsPerPage, total_items: sectionCount } };
}

function liveRow({ token, layout, aspectRatio }: (typeof benchRows)[number]): object {
  const style = { aspectRatio, liveUpdate: true };
  return { token, name: `On now: ${token}`, role: "content", type: "video", layout, style };
}

/** One page of the long list. */
export function createLongListItems(media: string, page: number): object {
  const twelve = createBenchRowItems("row-1", media);
  const data = Array.from({ length: itemsPerPage }, (_, index) => {
    const number = (page - 1) * itemsPerPage + index;
    return { ...twelve[number % twelve.length], token: `long-${number}` };
  });
  return { data, paging: { page, page_size: itemsPerPage, total_items: itemCount } };
}
