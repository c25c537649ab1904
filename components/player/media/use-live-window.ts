import { type LiveWindow, liveWindow, worthRewindingS } from "@/lib/playback/live-window";
import { usePlayerParts } from "../player-parts";
import { seekableEnd, seekableStart, time, useMediaState } from "./media-state";

type Live = LiveWindow & { canRewind: boolean };

export function useLiveWindow(): Live {
  const { engine, playback } = usePlayerParts();
  const startS = useMediaState(seekableStart);
  const endS = useMediaState(seekableEnd);
  const timeS = useMediaState(time);
  const window = liveWindow({ startS, endS, edgeS: engine.liveEdge(), timeS });
  const isWorthIt = window.edgeS - window.startS >= worthRewindingS;
  return { ...window, canRewind: playback.dvr ?? isWorthIt };
}
