import { createAsyncThunk, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ViewerResponse } from "@/lib/api/session-calls";
import type { FailedRequest } from "@/lib/api-error";
import { toFailedRequest } from "@/lib/api-client/api-call-error";
import { getApi } from "@/lib/api-client/get-api";

/** The viewer of this page: docs/behaviour.md BE-53. Unknown until the first response. */
export type ViewerState = {
  status: "unknown" | "pending" | "signedOut" | "signedIn";
  name?: string;
  /** How many alerts are new. */
  alerts: number;
  /** Rows of paywalls are requested again: this viewer may have other offers. */
  hasPersonalOffers?: true;
  /** Set when the last request was rejected: why. */
  error?: FailedRequest;
};

const initialState: ViewerState = { status: "unknown", alerts: 0 };

/** Fetches the viewer from the site's `/api/viewer`, unless the viewer is known or being fetched. */
export const fetchViewer = createAsyncThunk<
  ViewerResponse,
  void,
  { state: ViewerRoot; serializedErrorType: FailedRequest }
>(
  "viewer/viewerFetched",
  async (_, { signal, dispatch }) => {
    const viewer = await getApi("viewer", {}, { signal });
    if (viewer.signedIn) {
      const onChange = (changed: ViewerResponse) => dispatch(viewerChanged(changed));
      void import("@/lib/viewer/reload-when-signed-out.browser").then(({ reloadWhenSignedOut }) =>
        reloadWhenSignedOut(onChange),
      );
    }
    return viewer;
  },
  {
    condition: (_, { getState }) => getState().viewer.status === "unknown",
    serializeError: toFailedRequest,
  },
);

const slice = createSlice({
  name: "viewer",
  initialState,
  reducers: {
    /** The viewer was fetched again and may have changed. */
    viewerChanged: (_, { payload }: PayloadAction<ViewerResponse>) => stateOf(payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchViewer.pending, (state) => {
        state.status = "pending";
      })
      .addCase(fetchViewer.rejected, (_, { error }) => ({ ...initialState, error }))
      .addCase(fetchViewer.fulfilled, (_, { payload }) => stateOf(payload));
  },
  selectors: { selectViewer: (state) => state },
});

/** `viewerChanged(response)`: a response of `/api/viewer` that replaces an earlier one. */
export const { viewerChanged } = slice.actions;
/** `selectViewer(state)` → who is signed in, as far as it is known. */
export const { selectViewer } = slice.selectors;
export const viewerReducer = slice.reducer;

type ViewerRoot = { viewer: ViewerState };

function stateOf(response: ViewerResponse): ViewerState {
  const { ownOffers: hasPersonalOffers } = response;
  if (!response.signedIn) return { status: "signedOut", alerts: 0, hasPersonalOffers };
  return { status: "signedIn", name: response.name, alerts: response.alerts, hasPersonalOffers };
}
