import { useCallback, useRef, useState } from "react";
import { Buffering } from "./buffering";
import styles from "./chrome.module.css";
import { ControlRow } from "./controls/control-row";
import { ShortcutsDialog } from "./keyboard/shortcuts-dialog";
import { useShortcuts } from "./keyboard/use-shortcuts";
import { useShownCaptions } from "./media/captions";
import { paused } from "./media/media-facts";
import { useMediaFact } from "./media/use-media-fact";
import { usePlayerParts } from "./player-parts";
import { SeekBar } from "./seek/seek-bar";
import { SettingsSheet } from "./settings/settings-sheet";
import { Surface } from "./surface";
import { TitleBar } from "./title-bar";
import { PlaybackErrorScreen } from "./playback-error-screen";
import { useAwake } from "./use-awake";

export function Chrome({ isStarted }: { isStarted: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listShortcuts = useCallback(() => dialog.current?.showModal(), []);
  useShortcuts(listShortcuts);
  return (
    <>
      {isStarted && <Controls listShortcuts={listShortcuts} />}
      <PlaybackErrorScreen isStarted={isStarted} />
      <ShortcutsDialog ref={dialog} />
    </>
  );
}

function Controls({ listShortcuts }: { listShortcuts: () => void }) {
  const { root, video, title, isLive } = usePlayerParts();
  const [isOpen, setOpen] = useState(false);
  const isPaused = useMediaFact(paused);
  const captions = useShownCaptions();
  const { isAwake, wake, sleep } = useAwake(root, video);
  const close = useCallback(() => setOpen(false), []);
  const isShown = isAwake || isPaused || isOpen;
  return (
    <>
      <Surface isShown={isShown} wake={wake} sleep={sleep} />
      <Buffering />
      <div
        className={styles.chrome}
        data-chrome={isShown ? "shown" : "hidden"}
        data-captions={captions === "off" ? "off" : "on"}
      >
        <div className={styles.top}>
          <TitleBar title={title} isLive={isLive} />
        </div>
        <div className={styles.foot} dir="ltr">
          <SeekBar />
          <ControlRow isOpen={isOpen} setOpen={setOpen} />
        </div>
        {isOpen && <SettingsSheet close={close} listShortcuts={listShortcuts} />}
      </div>
    </>
  );
}
