import { makeList } from "./make-list";

const { slice, toggled } = makeList({
  name: "watchList",
  call: "watch-list",
  words: { add: "Failed to add to watchlist", remove: "Failed to remove from watchlist" },
  listed: (answer) => answer.watchlistTokens,
});

/** The contents that the viewer wants to watch: `selectIsOnWatchList` reads it. */
export const watchListSlice = slice;
/** Puts a content on the watch list or takes it off. */
export const watchListToggled = toggled;
