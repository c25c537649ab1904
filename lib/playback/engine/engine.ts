import type { Level } from "../quality.ts";
import type { StateBoard } from "./state-board.ts";

/** Why a film does not play. `connection` mends itself when the network returns. */
export type Trouble = "connection" | "missing" | "broken" | "unsupported";

/** What an engine knows beyond the media element. A new object whenever something changed. */
export type EngineState = {
  levels: readonly Level[];
  /** The rendition the viewer chose, −1 for automatic, and the one on screen (−1: not known). */
  chosen: number;
  showing: number;
  trouble?: Trouble | undefined;
};

/** Where a film is and where to start it; seconds. */
export type Source = { address: string; startAt?: number | undefined; isLive: boolean };

/** The half of an engine that moves bytes: hls.js, or the browser itself. */
export type Driver = {
  chooseLevel(index: number): void;
  /** Tries again from the viewer's place. */
  retry(): void;
  /** Where playback at the live edge should be, when it is known. */
  liveEdge(): number | undefined;
  destroy(): void;
};

/** Brings a film into a media element. Never throws; what goes wrong is `trouble` in its state. */
export type Engine = Driver & {
  read(): EngineState;
  subscribe(changed: () => void): () => void;
};

/** Begins to play a source in an element, and reports to the board. */
export type StartDriver = (video: HTMLVideoElement, source: Source, board: StateBoard) => Driver;
