import { useText } from "../../text-provider";
import { filledPlayerPlayIconPath } from "../../ui/icon-paths";
import { pausedState, useMediaState } from "../media/media-state";
import { seekTo, togglePlay } from "../media/playback-requests";
import { filledPauseIconPath, backTenIconPath, forwardTenIconPath } from "../player-icons";
import { usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";

export function PlayButton() {
  const { t } = useText();
  const { video } = usePlayerParts();
  const isPaused = useMediaState(pausedState);
  return (
    <ControlButton
      name={t(isPaused ? "playerPlay" : "playerPause")}
      path={isPaused ? filledPlayerPlayIconPath : filledPauseIconPath}
      solid
      onPress={() => togglePlay(video)}
    />
  );
}

export function SkipButtons() {
  const { t } = useText();
  const parts = usePlayerParts();
  const { playback, isLive, video } = parts;
  if (isLive && playback.dvr === false) return null;
  const skip = (seconds: number) => () => seekTo(parts, video.currentTime + seconds);
  return (
    <>
      <ControlButton name={t("playerBack")} path={backTenIconPath} wide onPress={skip(-10)} />
      <ControlButton name={t("playerForward")} path={forwardTenIconPath} wide onPress={skip(10)} />
    </>
  );
}
