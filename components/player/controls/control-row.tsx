import styles from "./control-row.module.css";
import {
  CaptionsButton,
  type SettingsMenuState,
  SettingsButton,
} from "./captions-and-settings-buttons";
import { PlayButton, SkipButtons } from "./playback-buttons";
import {
  FullscreenButton,
  PictureInPictureButton,
  RemotePlaybackButton,
} from "./fullscreen-and-remote-playback-buttons";
import { TimeOrLiveStatus } from "./time-or-live-status";
import { VolumeControl } from "./volume-control";

export function ControlRow({ isMenuOpen, setMenuOpen }: SettingsMenuState) {
  return (
    <div className={styles.row}>
      <PlayButton />
      <SkipButtons />
      <VolumeControl />
      <TimeOrLiveStatus />
      <span className={styles.gap} />
      <CaptionsButton />
      <SettingsButton isMenuOpen={isMenuOpen} setMenuOpen={setMenuOpen} />
      <RemotePlaybackButton />
      <PictureInPictureButton />
      <FullscreenButton />
    </div>
  );
}
