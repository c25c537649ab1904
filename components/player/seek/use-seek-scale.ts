import { behindLive, clockTime } from "@/lib/playback/clock-time";
import { spokenTime } from "@/lib/playback/spoken-time";
import { useText } from "../../text-provider";
import { duration, time } from "../media/media-facts";
import { useLiveWindow } from "../media/use-live-window";
import { useMediaFact } from "../media/use-media-fact";
import { usePlayerParts } from "../player-parts";

/** What the seek bar runs from and to, where the film is on it, and how a place on it is called. */
export type SeekScale = {
  startS: number;
  endS: number;
  timeS: number;
  clock: (timeS: number) => string;
  words: (timeS: number) => string;
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
  const length = useMediaFact(duration);
  const timeS = useMediaFact(time);
  const endS = Number.isFinite(length) ? length : 0;
  const say = (seconds: number) => spokenTime(seconds, locale);
  return {
    startS: 0,
    endS,
    timeS,
    clock: (place) => clockTime(place, endS),
    words: (place) => t("playerTimeOf", { time: say(place), total: say(endS) }),
    isUseful: true,
  };
}

function useLiveScale(): SeekScale {
  const { t, locale } = useText();
  const timeS = useMediaFact(time);
  const { startS, edgeS, canRewind } = useLiveWindow();
  const say = (seconds: number) => spokenTime(seconds, locale);
  const behind = (place: number) => Math.max(0, edgeS - place);
  return {
    startS,
    endS: edgeS,
    timeS,
    clock: (place) => behindLive(behind(place)),
    words: (place) =>
      behind(place) < 12 ? t("playerLive") : t("playerBehind", { time: say(behind(place)) }),
    isUseful: canRewind,
  };
}
