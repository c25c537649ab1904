import { useText } from "../../text-provider";
import { seekTo } from "../media/requests";
import { outlineBackTen, outlineForwardTen } from "../player-icons";
import { usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";

export function SkipButtons() {
  const { t } = useText();
  const parts = usePlayerParts();
  const { playback, isLive, video } = parts;
  if (isLive && playback.dvr === false) return null;
  const skip = (seconds: number) => () => seekTo(parts, video.currentTime + seconds);
  return (
    <>
      <ControlButton name={t("playerBack")} path={outlineBackTen} wide onPress={skip(-10)} />
      <ControlButton name={t("playerForward")} path={outlineForwardTen} wide onPress={skip(10)} />
    </>
  );
}
