import { createSlice } from "@reduxjs/toolkit";
import { viewerFetched } from "./viewer-fetch";

/** Who looks at this page: spec.md § 3, Viewer session. Unknown until the browser has asked. */
export type ViewerState = {
  status: "unknown" | "pending" | "signedOut" | "signedIn";
  name?: string;
  /** How many alerts are new. */
  alerts: number;
};

const initialState: ViewerState = { status: "unknown", alerts: 0 };

const slice = createSlice({
  name: "viewer",
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(viewerFetched.pending, (state) => {
        state.status = "pending";
      })
      .addCase(viewerFetched.rejected, () => initialState)
      .addCase(viewerFetched.fulfilled, (_, { payload }) =>
        payload.signedIn
          ? { status: "signedIn", name: payload.name, alerts: payload.alerts }
          : { status: "signedOut", alerts: 0 },
      );
  },
  selectors: { selectViewer: (state) => state },
});

/** `selectViewer(state)` → who is signed in, as far as it is known. */
export const { selectViewer } = slice.selectors;
export const viewerReducer = slice.reducer;
