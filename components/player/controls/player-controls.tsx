import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { ShortcutsDialog } from "../keyboard/shortcuts-dialog";
import { useShortcuts } from "../keyboard/use-shortcuts";
import { CueLayer } from "../captions/cue-layer";
import { useStyledCaptions } from "../captions/use-caption-style";
import { endedState, pausedState, useMediaState } from "../media/media-state";
import { DeniedScreen } from "../denied-screen";
import { PlaybackErrorScreen } from "../playback-error-screen";
import { usePlayerParts } from "../player-parts";
import { SeekBar } from "../seek/seek-bar";
import { StartOver } from "../resume/start-over";
import { PlaybackDeviceCheck } from "../session/playback-device-check";
import { StillWatching } from "../session/still-watching";
import { useMediaSession } from "../session/use-media-session";
import { SettingsMenu } from "../settings/settings-menu";
import { PlayerTitleBar } from "../player-start-screen";
import { BufferingIndicator } from "./buffering-indicator";
import { ControlRow } from "./control-row";
import styles from "./player-controls.module.css";
import { TrackFaultNotice } from "./track-fault-notice";
import { VideoTapArea } from "./video-tap-area";
import { useControlsVisibility } from "./use-controls-visibility";

const UpNextOffer = lazy(() =>
  import("../up-next/up-next-offer").then(({ UpNextOffer }) => ({ default: UpNextOffer })),
);

// All of the player that can wait for the first frame: loaded by `import()`.
export function PlayerControls({ isStarted }: { isStarted: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const showShortcuts = useCallback(() => dialog.current?.showModal(), []);
  useShortcuts(showShortcuts);
  return (
    <>
      {isStarted && <Overlay showShortcuts={showShortcuts} />}
      <PlaybackErrorScreen isStarted={isStarted} />
      <DeniedScreen />
      <PlaybackDeviceCheck />
      <ShortcutsDialog ref={dialog} />
    </>
  );
}

function Overlay({ showShortcuts }: { showShortcuts: () => void }) {
  const { root, video, title, isLive, next } = usePlayerParts();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isPaused = useMediaState(pausedState);
  const isOver = useMediaState(endedState);
  useStyledCaptions(video);
  useMediaSession();
  const { isActive, show, hide } = useControlsVisibility(root, video);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  const isShown = isActive || isPaused || isMenuOpen;
  return (
    <>
      <VideoTapArea isShown={isShown} show={show} hide={hide} />
      <BufferingIndicator />
      <StartOver />
      <div className={styles.shade} data-shown={isShown} />
      <CueLayer isShown={isShown} />
      <div className={styles.controls} data-controls={isShown ? "shown" : "hidden"}>
        <div className={styles.top}>
          <PlayerTitleBar title={title} isLive={isLive} />
        </div>
        <div className={styles.foot} dir="ltr" data-covers>
          <SeekBar />
          <ControlRow isMenuOpen={isMenuOpen} setMenuOpen={setMenuOpen} />
        </div>
        {isMenuOpen && <SettingsMenu close={closeMenu} showShortcuts={showShortcuts} />}
      </div>
      <TrackFaultNotice />
      <StillWatching />
      {isOver && next && (
        <Suspense>
          <UpNextOffer next={next} isMenuOpen={isMenuOpen} />
        </Suspense>
      )}
    </>
  );
}
