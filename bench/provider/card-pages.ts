import { createBenchRowSections } from "./bench-rows.ts";

const rows = { token: "rows", url: "rows", name: "Rows" };

/** The search of this channel has results; elsewhere it is the front page under URLs that no cache knows. */
const resultsChannel = "results";
const search = { token: "search", url: "search", name: "Search" };
const results = {
  token: "row-1",
  name: "Results",
  role: "search",
  type: "video",
  layout: "grid",
};

/** The page of rows without a hero, and the search of one channel. */
export function findCardPage(channel: string, id: string): object | undefined {
  if (id === "rows") return rows;
  return channel === resultsChannel && id === "search" ? search : undefined;
}

/** The sections of these pages. */
export function createCardPageSections(channel: string, id: string): object[] | undefined {
  if (id === "rows") return createBenchRowSections();
  return channel === resultsChannel && id === "search" ? [results] : undefined;
}
