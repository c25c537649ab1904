import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { WatchedProgress } from "@/lib/playback/watched-progress";

/** How far a film is, by its token. */
export type FilmProgress = WatchedProgress & { token: string };

export type ContinueWatchingState = {
  /** As far as it is known; null where nothing is to be continued, whatever an item says. */
  byToken: Record<string, WatchedProgress | null>;
  /** Where this page left films: seconds. */
  left: Record<string, number>;
};

const initialState: ContinueWatchingState = { byToken: {}, left: {} };

const slice = createSlice({
  name: "continueWatching",
  initialState,
  reducers: {
    /** What was known before of these films is older; what this page has watched since is not. */
    progressLoaded(state, { payload }: PayloadAction<Record<string, WatchedProgress>>) {
      for (const [token, progress] of Object.entries(payload)) {
        if (state.left[token] === undefined) state.byToken[token] = progress;
      }
    },
    /** A film of this page went on. */
    progressMade(state, { payload: { token, time, duration } }: PayloadAction<FilmProgress>) {
      state.byToken[token] = { time, duration };
      state.left[token] = time;
    },
    /** A film went on elsewhere, as in another tab; null: it is not to be continued. */
    progressChanged(
      state,
      { payload }: PayloadAction<{ token: string; progress: WatchedProgress | null }>,
    ) {
      state.byToken[payload.token] = payload.progress;
      delete state.left[payload.token];
    },
    /** The page was away, as in the back-forward cache: films may have gone on elsewhere since. */
    pageRevived(state) {
      state.left = {};
    },
  },
});

/** Events of how far films were watched: docs/behaviour.md BE-133. */
export const { progressLoaded, progressMade, progressChanged, pageRevived } = slice.actions;
/** Added to the store by whatever knows of progress first: `store/thunk-extra.ts`. */
export const continueWatchingSlice = slice;
