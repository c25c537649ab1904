import { automaticQuality, qualityChoices, qualityName } from "@/lib/playback/quality";
import { useText } from "../../text-provider";
import { useShownCaptions } from "../media/captions";
import { speedState, useMediaState } from "../media/media-state";
import { useEngineState, usePlayerParts } from "../player-parts";

export function useSpeedName(): (value: number) => string {
  const { t, locale } = useText();
  const figure = new Intl.NumberFormat(locale);
  return (value) => (value === 1 ? t("playerSpeedNormal") : `${figure.format(value)}×`);
}

export function useSpeedValue(): string {
  const name = useSpeedName();
  return name(useMediaState(speedState));
}

/** "Auto, 720p", "720p", or nothing when there is nothing to choose. */
export function useQualityValue(): string {
  const { t } = useText();
  const { levels, chosen, showing } = useEngineState();
  if (qualityChoices(levels).length === 0) return "";
  if (chosen !== automaticQuality) return qualityName(levels[chosen]);
  return [t("playerAuto"), qualityName(levels[showing])].filter(Boolean).join(", ");
}

export function useCaptionsValue(): string {
  const { t } = useText();
  const { playback } = usePlayerParts();
  const shown = useShownCaptions();
  if (playback.captions.length === 0) return "";
  return playback.captions.find(({ lang }) => lang === shown)?.label ?? t("playerOff");
}
