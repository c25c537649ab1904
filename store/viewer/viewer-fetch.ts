import { createAsyncThunk } from "@reduxjs/toolkit";
import type { ViewerAnswer } from "@/lib/api/viewer";
import { getJson } from "../get-json";

type Asking = { state: { viewer: { status: string } } };

/** Asks the site's own `/api/viewer` who is signed in; not again once it is known or being asked. */
export const viewerFetched = createAsyncThunk<ViewerAnswer, void, Asking>(
  "viewer/viewerFetched",
  async (_, { signal, dispatch, requestId }) => {
    const viewer = await getJson<ViewerAnswer>("/api/viewer", {}, signal);
    const told = (now: ViewerAnswer) => dispatch(viewerFetched.fulfilled(now, requestId));
    if (viewer.signedIn) void import("./follow-session").then((part) => part.followSession(told));
    return viewer;
  },
  { condition: (_, { getState }) => getState().viewer.status === "unknown" },
);
