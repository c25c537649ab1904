import { useText } from "../../text-provider";
import { canFullscreen, toggleFullscreen, useFullscreen } from "../media/fullscreen";
import { togglePictureInPicture, usePictureInPicture } from "../media/picture-in-picture";
import { promptRemotePlayback, useRemotePlayback } from "../media/remote-playback";
import {
  castIconPath,
  maximizeIconPath,
  minimizeIconPath,
  pictureInPictureIconPath,
} from "../player-icons";
import { usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";

export function RemotePlaybackButton() {
  const { t } = useText();
  const { video } = usePlayerParts();
  const { remote, isOn } = useRemotePlayback();
  if (!remote) return null;
  return (
    <ControlButton
      name={t(remote === "AirPlay" ? "playerAirPlay" : "playerCast")}
      path={castIconPath}
      pressed={isOn}
      onPress={() => promptRemotePlayback(video)}
    />
  );
}

export function PictureInPictureButton() {
  const { t } = useText();
  const { video } = usePlayerParts();
  const { isOffered, isOn } = usePictureInPicture();
  if (!isOffered) return null;
  return (
    <ControlButton
      name={t("playerPictureInPicture")}
      path={pictureInPictureIconPath}
      wide
      pressed={isOn}
      onPress={() => togglePictureInPicture(video)}
    />
  );
}

export function FullscreenButton() {
  const { t } = useText();
  const parts = usePlayerParts();
  const isOn = useFullscreen();
  if (!canFullscreen(parts)) return null;
  return (
    <ControlButton
      name={t(isOn ? "playerExitFullscreen" : "playerEnterFullscreen")}
      path={isOn ? minimizeIconPath : maximizeIconPath}
      onPress={() => toggleFullscreen(parts)}
    />
  );
}
