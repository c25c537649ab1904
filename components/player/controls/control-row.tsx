import { usePlayerParts } from "../player-parts";
import { CaptionsButton } from "./captions-button";
import { ChapterTitle } from "./chapter-title";
import styles from "./controls.module.css";
import { FullscreenButton } from "./fullscreen-button";
import { LiveStatus } from "./live-status";
import { PictureButton } from "./picture-button";
import { PlayButton } from "./play-button";
import { RemoteButton } from "./remote-button";
import { SettingsButton } from "./settings-button";
import { SkipButtons } from "./skip-buttons";
import { TimeDisplay } from "./time-display";
import { VolumeControl } from "./volume-control";

type Props = { isOpen: boolean; setOpen: (isOpen: boolean) => void };

export function ControlRow({ isOpen, setOpen }: Props) {
  const { isLive } = usePlayerParts();
  return (
    <div className={styles.row}>
      <PlayButton />
      <SkipButtons />
      <VolumeControl />
      {isLive ? <LiveStatus /> : <TimeDisplay />}
      {!isLive && <ChapterTitle />}
      <span className={styles.gap} />
      <CaptionsButton />
      <SettingsButton isOpen={isOpen} setOpen={setOpen} />
      <RemoteButton />
      <PictureButton />
      <FullscreenButton />
    </div>
  );
}
