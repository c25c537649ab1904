"use client";

import { lazy, Suspense, useMemo, useState } from "react";
import type { Playback } from "@/lib/contract/content";
import { earlyAttributes } from "@/lib/playback/engine/early-start";
import { CaptionTracks } from "./caption-tracks";
import { StartWith } from "./media/start-with";
import { useHasPicture } from "./media/use-has-picture";
import { useStarted } from "./media/use-started";
import { Panel } from "./panel/panel";
import { PlainFilm } from "./plain-film";
import { PlayerPartsContext } from "./player-parts";
import { Poster } from "./poster";
import { StartScreen } from "./start-screen";
import styles from "./player.module.css";
import { useEngine } from "./use-engine";

const Chrome = lazy(() => import("./chrome").then(({ Chrome }) => ({ default: Chrome })));

type Props = {
  playback: Playback;
  title: string;
  state: "live" | "vod";
  art?: string | undefined;
  startAt?: number | undefined;
};

export function Player({ playback, title, state, art, startAt = playback.resume_s }: Props) {
  const isLive = state === "live";
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const film = { address: playback.hls, startAt, isLive };
  const engine = useEngine(video, film);
  const isStarted = useStarted(video);
  const hasPicture = useHasPicture(video);
  const parts = useMemo(
    () => root && video && engine && { root, video, engine, playback, title, isLive },
    [root, video, engine, playback, title, isLive],
  );
  return (
    <PlayerPartsContext value={parts || null}>
      <div className={styles.stage}>
        <div className={styles.inner}>
          <section ref={setRoot} className={styles.player} aria-label={title} tabIndex={-1}>
            <video
              {...earlyAttributes(film)}
              ref={setVideo}
              className={styles.video}
              playsInline
              crossOrigin="anonymous"
            >
              <CaptionTracks playback={playback} />
            </video>
            {!(isStarted && hasPicture) && <Poster address={playback.poster} art={art} />}
            {!isStarted && <StartScreen title={title} isLive={isLive} root={root} video={video} />}
            <PlainFilm playback={playback} />
            {parts && <StartWith />}
            {parts && (
              <Suspense>
                <Chrome isStarted={isStarted} />
              </Suspense>
            )}
          </section>
          <Panel playback={playback} isReady={Boolean(parts)} />
        </div>
      </div>
    </PlayerPartsContext>
  );
}
