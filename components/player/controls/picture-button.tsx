import { useText } from "../../text-provider";
import { togglePictureInPicture, usePictureInPicture } from "../media/picture-in-picture";
import { outlinePictureInPicture } from "../player-icons";
import { usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";

export function PictureButton() {
  const { t } = useText();
  const { video } = usePlayerParts();
  const { isOffered, isOn } = usePictureInPicture();
  if (!isOffered) return null;
  return (
    <ControlButton
      name={t("playerPictureInPicture")}
      path={outlinePictureInPicture}
      wide
      pressed={isOn}
      onPress={() => togglePictureInPicture(video)}
    />
  );
}
