import { useText } from "../../text-provider";
import { chooseRemote, useRemotePlayback } from "../media/remote-playback";
import { outlineCast } from "../player-icons";
import { usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";

export function RemoteButton() {
  const { t } = useText();
  const { video } = usePlayerParts();
  const { remote, isOn } = useRemotePlayback();
  if (!remote) return null;
  return (
    <ControlButton
      name={t(remote === "AirPlay" ? "playerAirPlay" : "playerCast")}
      path={outlineCast}
      pressed={isOn}
      onPress={() => chooseRemote(video)}
    />
  );
}
