import { formatTimeBehindLive, formatPlaybackTime } from "@/lib/playback/format-playback-time";
import { formatSpokenTime } from "@/lib/playback/format-spoken-time";
import { useText } from "../../text-provider";
import { useLiveWindow } from "../media/use-live-window";
import { durationState, timeState, useMediaState } from "../media/media-state";
import { usePlayerParts } from "../player-parts";

/** The range and value of the seek bar in seconds, and its texts for a position: `clock` to see, `valueText` for screen readers. */
export type SeekBarState = {
  startS: number;
  endS: number;
  timeS: number;
  clock: (timeS: number) => string;
  valueText: (timeS: number) => string;
  isUseful: boolean;
};

export function useSeekBarState(): SeekBarState {
  const { isLive } = usePlayerParts();
  const film = useFilmScale();
  const live = useLiveScale();
  return isLive ? live : film;
}

function useFilmScale(): SeekBarState {
  const { t, locale } = useText();
  const length = useMediaState(durationState);
  const timeS = useMediaState(timeState);
  const endS = Number.isFinite(length) ? length : 0;
  const inWords = (seconds: number) => formatSpokenTime(seconds, locale);
  return {
    startS: 0,
    endS,
    timeS,
    clock: (position) => formatPlaybackTime(position, endS),
    valueText: (position) => t("playerTimeOf", { time: inWords(position), total: inWords(endS) }),
    isUseful: true,
  };
}

function useLiveScale(): SeekBarState {
  const { t, locale } = useText();
  const timeS = useMediaState(timeState);
  const { startS, edgeS, canRewind } = useLiveWindow();
  const inWords = (seconds: number) => formatSpokenTime(seconds, locale);
  const behind = (position: number) => Math.max(0, edgeS - position);
  return {
    startS,
    endS: edgeS,
    timeS,
    clock: (position) => formatTimeBehindLive(behind(position)),
    valueText: (position) =>
      behind(position) < 12
        ? t("playerLive")
        : t("playerBehind", { time: inWords(behind(position)) }),
    isUseful: canRewind,
  };
}
