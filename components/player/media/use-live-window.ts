import { type LiveWindow, liveWindow, worthRewindingS } from "@/lib/playback/live-window";
import { usePlayerParts } from "../player-parts";
import { seekableEnd, seekableStart, time } from "./media-facts";
import { useMediaFact } from "./use-media-fact";

type Live = LiveWindow & { canRewind: boolean };

export function useLiveWindow(): Live {
  const { engine, playback } = usePlayerParts();
  const startS = useMediaFact(seekableStart);
  const endS = useMediaFact(seekableEnd);
  const timeS = useMediaFact(time);
  const window = liveWindow({ startS, endS, edgeS: engine.liveEdge(), timeS });
  const isWorthIt = window.edgeS - window.startS >= worthRewindingS;
  return { ...window, canRewind: playback.dvr ?? isWorthIt };
}
