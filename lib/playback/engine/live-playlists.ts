import type { LevelDetails } from "hls.js";
import { isLiveRestart, type LivePlaylistSegments } from "./live-restart.ts";
import type { RunningHls } from "./running-hls.ts";

/** A playlist that lists older segments so often in a row is no copy of a cache. */
const maxOlderCopies = 3;
/** How late a playlist may be, beyond one and a half target durations. */
const graceMs = 1_000;

export type LivePlaylistListeners = {
  /** A playlist lists a segment more than before, or is complete. */
  onAdvanced: () => void;
  /** A playlist has not changed for one and a half target durations. */
  onStill: () => void;
  /** The encoder began anew. */
  onRestarted: () => void;
};

/** Reports how the live playlists of a stream move, each rendition's by its own numbers. */
export function watchLivePlaylists(
  { Hls, hls }: RunningHls,
  { onAdvanced, onStill, onRestarted }: LivePlaylistListeners,
): void {
  const latest = new Map<number, LivePlaylistSegments>();
  let olderCopies = 0;
  let advancedAt = performance.now();
  const readLive = (level: number, details: LevelDetails) => {
    const previous = latest.get(level);
    const next = listedSegments(details);
    olderCopies = previous && next.endSN < previous.endSN ? olderCopies + 1 : 0;
    if (previous && (isLiveRestart(previous, next) || olderCopies >= maxOlderCopies)) {
      latest.clear();
      return onRestarted();
    }
    if (olderCopies > 0) return;
    latest.set(level, next);
    if (previous && next.endSN === previous.endSN) {
      const lateMs = performance.now() - advancedAt - 1_500 * details.targetduration;
      if (lateMs > graceMs) onStill();
      return;
    }
    advancedAt = performance.now();
    onAdvanced();
  };
  hls.on(Hls.Events.LEVEL_LOADED, (_, { level, details }) => {
    if (details.live) readLive(level, details);
    else onAdvanced();
  });
  hls.on(Hls.Events.MANIFEST_LOADING, () => latest.clear());
}

function listedSegments({ startSN, endSN, fragments }: LevelDetails): LivePlaylistSegments {
  return { startSN, endSN, addresses: new Map(fragments.map(({ sn, url }) => [sn, url])) };
}
