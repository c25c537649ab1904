import type { PlaybackState } from "./playback-state.ts";

/**
 * What fails: `codec` (no decoder, or no key system), `playlist` and `segment` by how they fail, `decode` (the element
 * cannot decode what was appended), `still` (a live playlist that no longer changes).
 * `Refused` is a 4xx status, `Invalid` a response that cannot be used, `Unreachable` no response, a timeout or a 5xx status.
 */
export type PlaybackFault =
  | "codec"
  | "playlistRefused"
  | "playlistInvalid"
  | "playlistUnreachable"
  | "segmentRefused"
  | "segmentInvalid"
  | "segmentUnreachable"
  | "decode"
  | "still";

/** Growing pauses between attempts, in milliseconds. */
export type RetrySchedule = { firstMs: number; factor: number; maxMs: number };

/**
 * `stop` ends all loading, `reload` loads the playlists again and `resume` goes on at the viewer's position, each after a
 * pause of the schedule; `skip` leaves the segment out, `recover` decodes again at the same position; `watch` does nothing,
 * because hls.js goes on by itself.
 */
export type FaultAction = "stop" | "reload" | "resume" | "skip" | "recover" | "watch";

export type FaultPolicy = {
  action: FaultAction;
  state: PlaybackState;
  schedule?: RetrySchedule;
  /** How often in a row this is done before `afterwards` takes its place. */
  limit?: number;
  afterwards?: FaultPolicy;
};

/** A broadcast comes back at any moment: it is requested at most 5 s later. */
export const liveRetrySchedule: RetrySchedule = { firstMs: 1_000, factor: 1.5, maxMs: 5_000 };
export const networkRetrySchedule: RetrySchedule = { firstMs: 1_000, factor: 2, maxMs: 15_000 };

const unsupported: FaultPolicy = { action: "stop", state: "unsupported" };
const missing: FaultPolicy = { action: "stop", state: "missing" };
const broken: FaultPolicy = { action: "stop", state: "broken" };
const interrupted: FaultPolicy = {
  action: "reload",
  state: "interrupted",
  schedule: liveRetrySchedule,
};
const liveRetry: FaultPolicy = { action: "reload", state: "retrying", schedule: liveRetrySchedule };
const liveResume: FaultPolicy = {
  action: "resume",
  state: "retrying",
  schedule: liveRetrySchedule,
};
const filmReload: FaultPolicy = {
  action: "reload",
  state: "retrying",
  schedule: networkRetrySchedule,
};
const filmResume: FaultPolicy = {
  action: "resume",
  state: "retrying",
  schedule: networkRetrySchedule,
};

/** Segments left out in a row before the stream counts as gone. */
const maxSkips = 5;
/** Attempts at a segment that a server cannot deliver before it is left out. */
const maxResumes = 3;

function skipThen(afterwards: FaultPolicy): FaultPolicy {
  return { action: "skip", state: "skipping", limit: maxSkips, afterwards };
}

/**
 * The error policy: what a fault of a live stream and of a film leads to once hls.js has no other rendition left
 * (docs/behaviour.md BE-413). hls.js itself repeats a failed request once and then changes the rendition.
 */
export const errorPolicy: Record<PlaybackFault, { live: FaultPolicy; film: FaultPolicy }> = {
  codec: { live: unsupported, film: unsupported },
  playlistRefused: { live: interrupted, film: missing },
  playlistInvalid: { live: interrupted, film: { ...filmReload, limit: 2, afterwards: missing } },
  playlistUnreachable: { live: liveRetry, film: filmReload },
  segmentRefused: { live: skipThen(interrupted), film: skipThen(missing) },
  segmentInvalid: { live: skipThen(interrupted), film: skipThen(broken) },
  segmentUnreachable: {
    live: { ...liveResume, limit: maxResumes, afterwards: { ...skipThen(interrupted), limit: 1 } },
    film: { ...filmResume, limit: maxResumes, afterwards: { ...skipThen(filmResume), limit: 1 } },
  },
  decode: {
    live: { action: "recover", state: "loading", limit: 1, afterwards: skipThen(interrupted) },
    film: { action: "recover", state: "loading", limit: 1, afterwards: skipThen(broken) },
  },
  still: {
    live: { action: "watch", state: "interrupted" },
    film: { action: "watch", state: "loading" },
  },
};

/** What is known when a fault happens. `times`: how many faults in a row, this one not counted. */
export type FaultSituation = {
  isLive: boolean;
  hasPlayed: boolean;
  isOnline: boolean;
  times: number;
};

/** What a fault leads to: `decideFaultAction("codec", situation)` → `{ action: "stop", state: "unsupported" }`. */
export function decideFaultAction(fault: PlaybackFault, situation: FaultSituation): FaultPolicy {
  const { isLive, hasPlayed, isOnline } = situation;
  // Without a network every fault is the network's.
  if (!isOnline && fault !== "codec") {
    const isPlaylist = fault.startsWith("playlist");
    if (isPlaylist) return isLive ? liveRetry : filmReload;
    if (fault.startsWith("segment")) return isLive ? liveResume : filmResume;
  }
  let row = errorPolicy[fault][isLive ? "live" : "film"];
  let { times } = situation;
  while (row.limit !== undefined && row.afterwards && times >= row.limit) {
    times -= row.limit;
    row = row.afterwards;
  }
  if (row.state === "interrupted" && !hasPlayed && fault.startsWith("playlist")) {
    return { ...row, state: "waitingForStart" };
  }
  return row;
}

/** How long to wait before attempt `attempt` (0 is the first): 1 s, then longer, up to the schedule's longest pause. */
export function calculateRetryDelayMs(
  { firstMs, factor, maxMs }: RetrySchedule,
  attempt: number,
): number {
  return Math.min(maxMs, Math.round(firstMs * factor ** attempt));
}
