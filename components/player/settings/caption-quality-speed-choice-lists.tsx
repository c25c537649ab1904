import { automaticQuality, qualityChoices, qualityName } from "@/lib/playback/quality-levels";
import { playbackSpeeds } from "@/lib/playback/player-preferences";
import { useText } from "../../text-provider";
import { switchAudioTrack, useAudioTracks } from "../media/audio-tracks";
import { showAndSaveCaptionLanguage, useCaptions, useShownCaptions } from "../media/caption-tracks";
import { speedState, useMediaState } from "../media/media-state";
import { changeSpeed } from "../media/playback-requests";
import { useEngineState, usePlayerParts } from "../player-parts";
import { ChoiceList } from "./choice-list";
import { useFormatSpeed } from "./settings-menu-labels";

type Props = { back: () => void };

export function CaptionChoiceList({ back }: Props) {
  const { t } = useText();
  const { video } = usePlayerParts();
  const captions = useCaptions();
  const shown = useShownCaptions();
  const tracks = captions.map(({ name }, value) => ({ value, name }));
  return (
    <ChoiceList<number>
      title={t("playerCaptions")}
      choices={[{ value: -1, name: t("playerOff") }, ...tracks]}
      chosen={captions.findIndex(({ track }) => track === shown)}
      choose={(at) => showAndSaveCaptionLanguage(video, captions[at]?.track)}
      back={back}
    />
  );
}

export function AudioChoiceList({ back }: Props) {
  const { t } = useText();
  const { engine } = usePlayerParts();
  const tracks = useAudioTracks();
  const { audioTrack = "" } = useEngineState();
  return (
    <ChoiceList
      title={t("playerAudio")}
      choices={tracks.map(({ id, name }) => ({ value: id, name }))}
      chosen={audioTrack}
      choose={(id) => switchAudioTrack(engine, id)}
      back={back}
    />
  );
}

export function QualityChoiceList({ back }: Props) {
  const { t, locale } = useText();
  const { engine } = usePlayerParts();
  const { levels, chosen } = useEngineState();
  const sizes = qualityChoices(levels).map((level) => ({
    value: level.index,
    name: qualityName(level, levels, locale),
  }));
  return (
    <ChoiceList
      title={t("playerQuality")}
      choices={[{ value: automaticQuality, name: t("playerAuto") }, ...sizes]}
      chosen={chosen}
      choose={engine.chooseLevel}
      back={back}
    />
  );
}

export function SpeedChoiceList({ back }: Props) {
  const { t } = useText();
  const { video } = usePlayerParts();
  const name = useFormatSpeed();
  const chosen = useMediaState(speedState);
  return (
    <ChoiceList<number>
      title={t("playerSpeed")}
      choices={playbackSpeeds.map((value) => ({ value, name: name(value) }))}
      chosen={chosen}
      choose={(value) => changeSpeed(video, value)}
      back={back}
    />
  );
}
