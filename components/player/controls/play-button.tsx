import { useText } from "../../text-provider";
import { filledPlayerPlay } from "../../ui/icon-paths";
import { paused } from "../media/media-facts";
import { togglePlay } from "../media/requests";
import { useMediaFact } from "../media/use-media-fact";
import { filledPause } from "../player-icons";
import { usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";

export function PlayButton() {
  const { t } = useText();
  const { video } = usePlayerParts();
  const isPaused = useMediaFact(paused);
  return (
    <ControlButton
      name={t(isPaused ? "playerPlay" : "playerPause")}
      path={isPaused ? filledPlayerPlay : filledPause}
      solid
      onPress={() => togglePlay(video)}
    />
  );
}
