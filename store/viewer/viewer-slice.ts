import { createAsyncThunk, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ViewerResponse } from "@/lib/api/session-calls";
import type { FailedRequest } from "@/lib/errors";
import { rejectionOf } from "@/lib/api-client/api-call-error";
import { getApi } from "@/lib/api-client/get-api";

/** Who looks at this page: docs/behaviour.md BE-53. Unknown until the browser has asked. */
export type ViewerState = {
  status: "unknown" | "pending" | "signedOut" | "signedIn";
  name?: string;
  /** How many alerts are new. */
  alerts: number;
  /** Rows of paywalls are asked for again: this viewer may be offered something else. */
  hasPersonalOffers?: true;
  /** Set when the last request was rejected: why. */
  error?: FailedRequest;
};

const initialState: ViewerState = { status: "unknown", alerts: 0 };

/** Asks the site's own `/api/viewer` who is signed in, unless that is known or being asked. */
export const viewerFetched = createAsyncThunk<
  ViewerResponse,
  void,
  { state: ViewerRoot; serializedErrorType: FailedRequest }
>(
  "viewer/viewerFetched",
  async (_, { signal, dispatch }) => {
    const viewer = await getApi("viewer", {}, { signal });
    if (viewer.signedIn) {
      const onChange = (changed: ViewerResponse) => dispatch(viewerChanged(changed));
      void import("@/lib/viewer/follow-session.browser").then(({ followSession }) =>
        followSession(onChange),
      );
    }
    return viewer;
  },
  {
    condition: (_, { getState }) => getState().viewer.status === "unknown",
    serializeError: rejectionOf,
  },
);

const slice = createSlice({
  name: "viewer",
  initialState,
  reducers: {
    /** The site was asked again and says who is signed in now. */
    viewerChanged: (_, { payload }: PayloadAction<ViewerResponse>) => stateOf(payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(viewerFetched.pending, (state) => {
        state.status = "pending";
      })
      .addCase(viewerFetched.rejected, (_, { error }) => ({ ...initialState, error }))
      .addCase(viewerFetched.fulfilled, (_, { payload }) => stateOf(payload));
  },
  selectors: { selectViewer: (state) => state },
});

/** `viewerChanged(answer)`: an answer of `/api/viewer` that replaces an earlier one. */
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
