import { automaticQuality, qualityChoices, qualityName } from "@/lib/playback/quality";
import { useText } from "../../text-provider";
import { useAudioTracks } from "../media/audio-tracks";
import { useCaptions, useShownCaptions } from "../media/captions";
import { speedState, useMediaState } from "../media/media-state";
import { useEngineState } from "../player-parts";

export function useFormatSpeed(): (value: number) => string {
  const { t, locale } = useText();
  const figure = new Intl.NumberFormat(locale);
  return (value) => (value === 1 ? t("playerSpeedNormal") : `${figure.format(value)}×`);
}

export function useSpeedValue(): string {
  const name = useFormatSpeed();
  return name(useMediaState(speedState));
}

/** "Auto, 720p", "720p", or nothing when there is nothing to choose. */
export function useQualityValue(): string {
  const { t, locale } = useText();
  const { levels, chosen, showing } = useEngineState();
  if (qualityChoices(levels).length === 0) return "";
  if (chosen !== automaticQuality) return qualityName(levels[chosen], levels, locale);
  return [t("playerAuto"), qualityName(levels[showing], levels, locale)].filter(Boolean).join(", ");
}

/** The sound that plays, or nothing when there is nothing to choose. */
export function useAudioValue(): string {
  const tracks = useAudioTracks();
  const { audioTrack } = useEngineState();
  if (tracks.length < 2) return "";
  return tracks.find(({ id }) => id === audioTrack)?.name ?? "";
}

export function useCaptionsValue(): string {
  const { t } = useText();
  const captions = useCaptions();
  const shown = useShownCaptions();
  if (captions.length === 0) return "";
  return captions.find(({ track }) => track === shown)?.name ?? t("playerOff");
}
