import type { SectionRecord } from "./catalogue-records.ts";

/** The search section of a channel that has no search page of its own. */
export const defaultSearchSection: SectionRecord = {
  page: "search",
  token: "search",
  name: null,
  description: null,
  role: "search",
  type: "video",
  layout: "grid",
  aspectRatio: null,
  showDescription: null,
  liveUpdate: null,
  showFilters: null,
  body: null,
  tabs: [],
  pageSize: 12,
};
