import styles from "./control-row.module.css";
import { CaptionsButton, type MenuState, SettingsButton } from "./option-buttons";
import { PlayButton, SkipButtons } from "./playback-buttons";
import { FullscreenButton, PictureInPictureButton, RemoteButton } from "./screen-buttons";
import { TimeStatus } from "./time-status";
import { VolumeControl } from "./volume-control";

export function ControlRow({ isMenuOpen, setMenuOpen }: MenuState) {
  return (
    <div className={styles.row}>
      <PlayButton />
      <SkipButtons />
      <VolumeControl />
      <TimeStatus />
      <span className={styles.gap} />
      <CaptionsButton />
      <SettingsButton isMenuOpen={isMenuOpen} setMenuOpen={setMenuOpen} />
      <RemoteButton />
      <PictureInPictureButton />
      <FullscreenButton />
    </div>
  );
}
