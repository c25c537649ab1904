"use client";

import { lazy, Suspense, useMemo, useState } from "react";
import type { Playback } from "@/lib/contract/content";
import { RestorePreferences } from "./media/restore-preferences";
import { Panel } from "./panel/panel";
import { PlayerPartsContext } from "./player-parts";
import styles from "./player.module.css";
import { Poster } from "./poster";
import { StartScreen } from "./start-screen";
import { usePlayback } from "./use-playback";
import { NoScriptVideo, VideoElement } from "./video-element";

const Controls = lazy(() =>
  import("./controls/controls").then(({ Controls }) => ({ default: Controls })),
);

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
  const source = { address: playback.hls, startAt, isLive };
  const { engine, isStarted, hasFrame } = usePlayback(video, source);
  const parts = useMemo(
    () => root && video && engine && { root, video, engine, playback, title, isLive },
    [root, video, engine, playback, title, isLive],
  );
  return (
    <PlayerPartsContext value={parts || null}>
      <div className={styles.stage}>
        <div className={styles.inner}>
          <section ref={setRoot} className={styles.player} aria-label={title} tabIndex={-1}>
            <VideoElement ref={setVideo} source={source} playback={playback} />
            {!(isStarted && hasFrame) && <Poster address={playback.poster} art={art} />}
            {!isStarted && <StartScreen title={title} isLive={isLive} root={root} video={video} />}
            <NoScriptVideo playback={playback} />
            {parts && <RestorePreferences />}
            {parts && (
              <Suspense>
                <Controls isStarted={isStarted} />
              </Suspense>
            )}
          </section>
          <Panel playback={playback} isReady={Boolean(parts)} />
        </div>
      </div>
    </PlayerPartsContext>
  );
}
