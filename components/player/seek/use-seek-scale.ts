import { formatTimeBehindLive, clockTime } from "@/lib/playback/clock-time";
import { spokenTime } from "@/lib/playback/spoken-time";
import { useText } from "../../text-provider";
import { useLiveWindow } from "../media/use-live-window";
import { durationState, timeState, useMediaState } from "../media/media-state";
import { usePlayerParts } from "../player-parts";

/** The range and value of the seek bar in seconds, and its texts for a position: `clock` to see, `valueText` for screen readers. */
export type SeekScale = {
  startS: number;
  endS: number;
  timeS: number;
  clock: (timeS: number) => string;
  valueText: (timeS: number) => string;
  isUseful: boolean;
};

export function useSeekScale(): SeekScale {
  const { isLive } = usePlayerParts();
  const film = useFilmScale();
  const live = useLiveScale();
  return isLive ? live : film;
}

function useFilmScale(): SeekScale {
  const { t, locale } = useText();
  const length = useMediaState(durationState);
  const timeS = useMediaState(timeState);
  const endS = Number.isFinite(length) ? length : 0;
  const inWords = (seconds: number) => spokenTime(seconds, locale);
  return {
    startS: 0,
    endS,
    timeS,
    clock: (position) => clockTime(position, endS),
    valueText: (position) => t("playerTimeOf", { time: inWords(position), total: inWords(endS) }),
    isUseful: true,
  };
}

function useLiveScale(): SeekScale {
  const { t, locale } = useText();
  const timeS = useMediaState(timeState);
  const { startS, edgeS, canRewind } = useLiveWindow();
  const inWords = (seconds: number) => spokenTime(seconds, locale);
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
