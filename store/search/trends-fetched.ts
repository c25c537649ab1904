import { createAsyncThunk } from "@reduxjs/toolkit";
import type { TrendView } from "@/lib/api/search-calls";
import { getJson } from "../get-json";

/** What a store may hold of trends: `store/search/search-slice.ts`. */
type Known = { search?: { trendsUntil?: number } | undefined };

/** Asks the site's own `/api/search-trends`, unless the last answer still counts or is under way. */
export const trendsFetched = createAsyncThunk<TrendView[], void, { state: Known }>(
  "search/trendsFetched",
  async (_, { signal }) => {
    const { trends } = await getJson<{ trends: TrendView[] }>("/api/search-trends", {}, signal);
    return trends;
  },
  { condition: (_, { getState }) => performance.now() >= (getState().search?.trendsUntil ?? 0) },
);
