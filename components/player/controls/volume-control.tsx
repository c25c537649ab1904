import { useText } from "../../text-provider";
import { changeVolume, toggleMute } from "../media/playback-requests";
import { mutedState, useMediaState, volumeState } from "../media/media-state";
import { volumeIconPath, volumeOffIconPath } from "../player-icons";
import { usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";
import styles from "./control-row.module.css";

export function VolumeControl() {
  const { t } = useText();
  const { video } = usePlayerParts();
  const isMuted = useMediaState(mutedState);
  const share = useMediaState(volumeState);
  const percent = Math.round(share * 100);
  return (
    <>
      <ControlButton
        name={t(isMuted ? "playerUnmute" : "playerMute")}
        path={isMuted ? volumeOffIconPath : volumeIconPath}
        onPress={() => toggleMute(video)}
      />
      <span className={styles.volume} data-pointer-only="" style={{ "--at": `${percent}%` }}>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-label={t("playerVolume")}
          aria-valuetext={`${percent}%`}
          onChange={(event) => changeVolume(video, event.target.valueAsNumber / 100)}
        />
      </span>
    </>
  );
}
