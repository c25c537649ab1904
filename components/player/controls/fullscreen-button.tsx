import { useText } from "../../text-provider";
import { canFullscreen, toggleFullscreen, useFullscreen } from "../media/fullscreen";
import { outlineMaximize, outlineMinimize } from "../player-icons";
import { usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";

export function FullscreenButton() {
  const { t } = useText();
  const parts = usePlayerParts();
  const isOn = useFullscreen();
  if (!canFullscreen(parts)) return null;
  return (
    <ControlButton
      name={t(isOn ? "playerExitFullscreen" : "playerEnterFullscreen")}
      path={isOn ? outlineMinimize : outlineMaximize}
      onPress={() => toggleFullscreen(parts)}
    />
  );
}
