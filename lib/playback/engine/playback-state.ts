/**
 * What playback is doing: `loading` until pictures move, `playing`, `waitingForStart` (a live event without a stream yet),
 * `interrupted` (a live stream that stands still), `retrying` (the network or a server fails), `skipping` (over a part that
 * is missing or cannot be decoded), `unsupported` (this browser cannot play the stream), `ended`, and `missing` or `broken`,
 * the two ways to have failed.
 */
export type PlaybackState =
  | "loading"
  | "playing"
  | "waitingForStart"
  | "interrupted"
  | "retrying"
  | "skipping"
  | "unsupported"
  | "ended"
  | "missing"
  | "broken";

/** What happens: to the element, to the stream, or by the error policy (`faulted`, with the state that its row names). */
export type PlaybackEvent =
  | { type: "started" | "starved" | "ended" | "sought" }
  /** A part of the stream is in the buffer, or a live playlist has moved on. */
  | { type: "partBuffered" | "playlistAdvanced" }
  | { type: "faulted"; state: PlaybackState }
  /** The viewer pressed "Try again". */
  | { type: "retryRequested" };

const final: ReadonlySet<PlaybackState> = new Set(["unsupported", "missing", "broken"]);

/** States that a playlist which moves on ends; the others need media. */
const endedByPlaylist: ReadonlySet<PlaybackState> = new Set([
  "waitingForStart",
  "interrupted",
  "retrying",
]);

/** True for states that only the viewer's "Try again" leaves: what is buffered may still be played. */
export function isFinalPlaybackState(state: PlaybackState): boolean {
  return final.has(state);
}

/** The state after an event: `nextPlaybackState("retrying", { type: "partBuffered" })` → `"loading"`. */
export function nextPlaybackState(state: PlaybackState, event: PlaybackEvent): PlaybackState {
  switch (event.type) {
    case "started":
      return isFinalPlaybackState(state) ? state : "playing";
    case "retryRequested":
      return "loading";
    case "ended":
      return isFinalPlaybackState(state) ? state : "ended";
    case "sought":
      return state === "ended" ? "loading" : state;
    case "starved":
      return state === "playing" ? "loading" : state;
    case "playlistAdvanced":
      return endedByPlaylist.has(state) ? "loading" : state;
    case "partBuffered":
      return isFinalPlaybackState(state) || state === "ended" || state === "playing"
        ? state
        : "loading";
    case "faulted":
      return isFinalPlaybackState(state) || state === "ended" ? state : event.state;
  }
}
