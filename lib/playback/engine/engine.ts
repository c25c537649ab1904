import { automaticQuality, type QualityLevel } from "../quality-levels.ts";
import type { PlayerAudioTrack } from "../tracks/find-preferred-audio-track.ts";
import type { FilmMediaUrls } from "./film-media-urls.ts";
import type { PlaybackEvent, PlaybackState } from "./playback-state.ts";
import type { MediaUrlRenewal } from "./media-url-renewal.ts";

/** The state of an engine in addition to the media element. A new object after every change. */
export type EngineState = {
  levels: readonly QualityLevel[];
  /** The rendition that the viewer chose, −1 for automatic, and the one on screen (−1: unknown). */
  chosen: number;
  showing: number;
  playbackState: PlaybackState;
  /** The sounds of the stream, the id of the one that plays, and of the last one that failed. */
  audioTracks: readonly PlayerAudioTrack[];
  audioTrack: string | undefined;
  audioFault: string | undefined;
  /** Captions that cannot be shown. */
  captionFaults: ReadonlyMap<TextTrack, TrackFault>;
};

/** `failed`: cannot be loaded or read; `empty`: has nothing to show. */
export type TrackFault = "failed" | "empty";

/** Nothing is loaded. */
export const initialEngineState: EngineState = {
  levels: [],
  chosen: automaticQuality,
  showing: -1,
  playbackState: "loading",
  audioTracks: [],
  audioTrack: undefined,
  audioFault: undefined,
  captionFaults: new Map(),
};

/** Holds an engine's state and calls its subscribers when it changes. */
export type EngineStore = {
  read(): EngineState;
  set(change: Partial<Omit<EngineState, "playbackState">>): void;
  /** Notes that captions cannot be shown, or that they can. */
  reportCaptions(track: TextTrack, fault: TrackFault | undefined): void;
  /** Changes the state of playback. */
  dispatch(event: PlaybackEvent): void;
  subscribe(listener: () => void): () => void;
};

/**
 * The URL of a film and where to start it; seconds. `saved` names the film by which this device may have saved a
 * position: docs/behaviour.md BE-132.
 */
export type PlaybackSource = {
  address: string;
  startAt?: number | undefined;
  isLive: boolean;
  saved?: { token: string; lengthS: number } | undefined;
  /** Set if the URLs expire: docs/behaviour.md BE-386. */
  renewal?: MediaUrlRenewal | undefined;
};

/** The half of an engine that loads media: hls.js, or the browser itself. */
export type PlaybackDriver = {
  chooseLevel(index: number): void;
  chooseAudio(id: string): void;
  /** Tries again from the viewer's position. */
  retry(): void;
  /** The live sync position in seconds, when it is known. */
  liveEdge(): number | undefined;
  destroy(): void;
};

/** Loads a film into a media element. Never throws; a failure is a `playbackState`. */
export type PlaybackEngine = PlaybackDriver & {
  /** The current URL for an earlier URL of the film, if URLs expire. */
  presentAddress(address: string): string;
  /** Uses the URLs of the film that a new page has brought. */
  takeAddresses(addresses: FilmMediaUrls): void;
  read(): EngineState;
  subscribe(listener: () => void): () => void;
};

/** Starts to load a source into an element and reports to the store. */
export type StartDriver = (
  video: HTMLVideoElement,
  source: PlaybackSource,
  store: EngineStore,
) => PlaybackDriver;
