import { createAsyncThunk } from "@reduxjs/toolkit";
import type { ViewerAnswer } from "@/lib/api/viewer";
import { getJson } from "../get-json";

type Asking = { state: { viewer: { status: string } } };

/** Asks the site's own `/api/viewer` who is signed in; not again once it is known or being asked. */
export const viewerFetched = createAsyncThunk<ViewerAnswer, void, Asking>(
  "viewer/viewerFetched",
  (_, { signal }) => getJson<ViewerAnswer>("/api/viewer", {}, signal),
  { condition: (_, { getState }) => getState().viewer.status === "unknown" },
);
