import { type CSSProperties, useLayoutEffect, useMemo, useState } from "react";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { filledPlayerPlayIconPath, refreshIconPath, xIconPath } from "../../ui/icon-paths";
import { type MiniPlayerFilm, moveVideoInto } from "./move-video-into";
import { durationState, pausedState, timeState, useMediaState } from "../media/media-state";
import { togglePlay } from "../media/playback-requests";
import { canRetryPlayback, usePlaybackProblem } from "../media/use-playback-problem";
import { PlayerPartsContext, usePlayerParts } from "../player-parts";
import { filledPauseIconPath } from "../player-icons";
import { useMediaSession } from "../session/use-media-session";
import {
  resumeWatching,
  useIsStoppedForIdleViewer,
} from "../session/use-is-stopped-for-idle-viewer";
import { usePlaybackDenial } from "../use-playback-denial";
import styles from "./mini-player.module.css";

type Props = { film: MiniPlayerFilm; end: () => void };

export function MiniPlayer({ film, end }: Props) {
  const { t } = useText();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const parts = useMemo(() => root && { ...film, root }, [film, root]);
  useLayoutEffect(() => {
    if (root) moveVideoInto(root, film.video);
  }, [root, film.video]);
  const close = () => {
    end();
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.mini} aria-label={t("playerMini")}>
      <div ref={setRoot} className={styles.picture} style={posterOf(film)} />
      <a className={styles.title} href={pageOf(film.address)} dir="auto">
        {film.title}
      </a>
      <PlayerPartsContext value={parts}>
        {parts && <Playback address={film.address} />}
      </PlayerPartsContext>
      <MiniButton name={t("playerClose")} path={xIconPath} onPress={close} />
    </section>
  );
}

function Playback({ address }: { address: string }) {
  const { t } = useText();
  const { words } = usePlaybackDenial();
  const parts = usePlayerParts();
  const isStopped = useIsStoppedForIdleViewer();
  useMediaSession();
  return (
    <>
      {isStopped && (
        <button type="button" className={styles.question} onClick={() => resumeWatching(parts)}>
          <b role="alert">{t("playerStillWatching")}</b>
          {t("playerKeepWatching")}
        </button>
      )}
      {words !== undefined && (
        <a className={styles.question} href={pageOf(address)}>
          <b role="alert">{words}</b>
        </a>
      )}
      <PlayOrRetry />
      {!parts.isLive && <Progress />}
    </>
  );
}

function PlayOrRetry() {
  const { t } = useText();
  const { video, engine } = usePlayerParts();
  const isPaused = useMediaState(pausedState);
  const problem = usePlaybackProblem(true);
  if (canRetryPlayback(problem)) {
    return <MiniButton name={t("playerTryAgain")} path={refreshIconPath} onPress={engine.retry} />;
  }
  return (
    <MiniButton
      name={t(isPaused ? "playerPlay" : "playerPause")}
      path={isPaused ? filledPlayerPlayIconPath : filledPauseIconPath}
      solid
      onPress={() => togglePlay(video)}
    />
  );
}

type MiniButtonProps = { name: string; path: string; solid?: boolean; onPress: () => void };

function MiniButton({ name, path, solid, onPress }: MiniButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={name} onClick={onPress}>
      <Icon path={path} solid={solid} />
    </button>
  );
}

function Progress() {
  const timeS = useMediaState(timeState);
  const length = useMediaState(durationState);
  const share = length > 0 ? timeS / length : 0;
  return <span className={styles.progress} style={{ "--at": `${share * 100}%` }} />;
}

// A film that is sound only has its poster for a picture.
function posterOf({ video, playback: { poster } }: MiniPlayerFilm): CSSProperties | undefined {
  if (!poster || video.videoWidth > 0) return undefined;
  const address = poster.replace("{w}", "640");
  return { background: `center / cover url("${CSS.escape(address)}")` };
}

// Without the second it was begun at: the film goes on where it is.
function pageOf(address: string): string {
  const page = new URL(address, location.href);
  page.searchParams.delete("t");
  return page.pathname + page.search;
}
