import { automaticQuality, qualityChoices, qualityName } from "@/lib/playback/quality-levels";
import { useText } from "../../text-provider";
import { useAudioTracks } from "../media/audio-tracks";
import { useCaptions, useShownCaptions } from "../media/caption-tracks";
import { speedState, useMediaState } from "../media/media-state";
import { useEngineState } from "../player-parts";

export function useFormatSpeed(): (value: number) => string {
  const { t, locale } = useText();
  const figure = new Intl.NumberFormat(locale);
  return (value) => (value === 1 ? t("playerSpeedNormal") : `${figure.format(value)}×`);
}

export function useSpeedLabel(): string {
  const name = useFormatSpeed();
  return name(useMediaState(speedState));
}

/** "Auto, 720p", "720p", or nothing when there is nothing to choose. */
export function useQualityLabel(): string {
  const { t, locale } = useText();
  const { levels, chosen, showing } = useEngineState();
  if (qualityChoices(levels).length === 0) return "";
  if (chosen !== automaticQuality) return qualityName(levels[chosen], levels, locale);
  return [t("playerAuto"), qualityName(levels[showing], levels, locale)].filter(Boolean).join(", ");
}

/** The sound that plays, or nothing when there is nothing to choose. */
export function useAudioTrackLabel(): string {
  const tracks = useAudioTracks();
  const { audioTrack } = useEngineState();
  if (tracks.length < 2) return "";
  return tracks.find(({ id }) => id === audioTrack)?.name ?? "";
}

export function useCaptionsLabel(): string {
  const { t } = useText();
  const captions = useCaptions();
  const shown = useShownCaptions();
  if (captions.length === 0) return "";
  return captions.find(({ track }) => track === shown)?.name ?? t("playerOff");
}
