import { useText } from "../../text-provider";
import { muted, volume } from "../media/media-facts";
import { changeVolume, toggleMute } from "../media/requests";
import { useMediaFact } from "../media/use-media-fact";
import { outlineVolume, outlineVolumeOff } from "../player-icons";
import { usePlayerParts } from "../player-parts";
import { ControlButton } from "./control-button";
import styles from "./controls.module.css";

export function VolumeControl() {
  const { t } = useText();
  const { video } = usePlayerParts();
  const isMuted = useMediaFact(muted);
  const share = useMediaFact(volume);
  const percent = Math.round(share * 100);
  return (
    <>
      <ControlButton
        name={t(isMuted ? "playerUnmute" : "playerMute")}
        path={isMuted ? outlineVolumeOff : outlineVolume}
        onPress={() => toggleMute(video)}
      />
      <span className={styles.volume} style={{ "--at": `${percent}%` }}>
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
