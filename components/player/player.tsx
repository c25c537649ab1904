"use client";

import { type ComponentType, lazy, Suspense, useMemo, useState, useEffect } from "react";
import type { Playback } from "@/lib/contract/content";
import type { NextFilm } from "@/lib/sections/next-film";
import { PartErrorBoundary } from "../part-error-boundary";
import { getMiniPlayerFilm } from "./mini/mini-player-film";
import { RestorePlayerPreferences } from "./media/restore-player-preferences";
import { PlayerPanel } from "./panel/player-panel";
import {
  type PlayerParts,
  PlayerPartsContext,
  type SupportLink,
  usePlayerParts,
} from "./player-parts";
import styles from "./player.module.css";
import { SavePlaybackPosition } from "./resume/save-playback-position";
import { createResumeSourceFields, useResumeTime } from "./resume/use-resume-time";
import { PlayerPoster } from "./player-poster";
import { PlayerStartScreen } from "./player-start-screen";
import { useMiniPlayerFilm } from "./mini/use-mini-player-film";
import { usePlayerAspectRatio } from "./use-player-aspect-ratio";
import { getInheritedVideo, useInheritedVideo } from "./up-next/inherited-video";
import { useAutoplayOnArrival } from "./up-next/play-next-film";
import { useRequestedPlay } from "./use-requested-play";
import { useRefreshedMediaUrls, useInitialMediaUrls } from "./use-media-urls";
import { usePlaybackEngine } from "./use-playback-engine";
import { NoScriptVideo, VideoElement } from "./video-element";

const PlayerControls = lazy<ComponentType<{ isStarted: boolean }>>(() =>
  import("./controls/player-controls").then(
    ({ PlayerControls }) => ({ default: PlayerControls }),
    () => ({ default: NativeControls }),
  ),
);

type Props = {
  token: string;
  playback: Playback;
  title: string;
  artist?: string | undefined;
  next?: NextFilm | undefined;
  state: "live" | "vod";
  isSignedIn?: boolean;
  support?: SupportLink | undefined;
  art?: string | undefined;
  /** There where the channel offers to continue watching; with the mark of who is signed in. */
  watching?: {
    viewer?: string | undefined;
    lengthS?: number | undefined;
    picture?: string | undefined;
  };
};

export function Player(props: Props) {
  const {
    token,
    playback: latest,
    title,
    artist,
    next,
    state,
    isSignedIn = false,
    support,
    art,
    watching,
  } = props;
  const playback = useInitialMediaUrls(latest);
  const isLive = state === "live";
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [carried] = useState(() => getMiniPlayerFilm(token));
  const [inherited] = useState(() => getInheritedVideo(token));
  const [video, setVideo] = useState(carried?.video ?? inherited ?? null);
  const { viewer, lengthS = 0, picture = playback.poster } = watching ?? {};
  const isFollowed = watching !== undefined && !isLive;
  const film = useMemo(
    () => (isFollowed ? { token, title, picture, art, viewer } : undefined),
    [isFollowed, token, title, picture, art, viewer],
  );
  const resumable = film && { ...film, lengthS, resumeS: playback.resume_s };
  const resumeTime = useResumeTime(resumable);
  const source = { address: playback.hls, isLive, ...createResumeSourceFields(resumable) };
  const { engine, isStarted, hasFrame } = usePlaybackEngine(
    video,
    { ...source, token, playback },
    resumeTime,
  );
  useRefreshedMediaUrls(engine, latest);
  const shape = usePlayerAspectRatio({ playback, engine, video, isStarted });
  useRequestedPlay(video, engine);
  const resumed = carried ? undefined : resumeTime;
  const parts = useMemo(() => {
    const film = { token, playback, title, artist, next, isLive, isSignedIn, support };
    return { root, video, engine, resumeTime: resumed, ...film };
  }, [
    root,
    video,
    engine,
    token,
    playback,
    title,
    artist,
    next,
    isLive,
    isSignedIn,
    support,
    resumed,
  ]);
  const ready = isReady(parts) ? parts : null;
  useMiniPlayerFilm(token, root, ready);
  useInheritedVideo(inherited, root, { token, source, playback });
  useAutoplayOnArrival(token, video);
  return (
    <PlayerPartsContext value={ready}>
      <div className={styles.stage}>
        <div className={styles.inner} style={shape ? { "--shape": shape } : undefined}>
          <section
            ref={setRoot}
            className={styles.player}
            data-player
            data-stage
            aria-label={title}
            tabIndex={-1}
          >
            {!carried && !inherited && (
              <VideoElement ref={setVideo} token={token} source={source} playback={playback} />
            )}
            {!(isStarted && hasFrame) && (
              <PlayerPoster token={token} address={playback.poster} art={art} />
            )}
            {!isStarted && <PlayerStartScreen isLive={isLive} />}
            <NoScriptVideo playback={playback} />
            {ready && <RestorePlayerPreferences />}
            {ready && film && <SavePlaybackPosition film={film} />}
            {ready && (
              <PartErrorBoundary part="controls" instead={<NativeControls />}>
                <Suspense>
                  <PlayerControls isStarted={isStarted} />
                </Suspense>
              </PartErrorBoundary>
            )}
          </section>
          <PartErrorBoundary part="panel">
            <PlayerPanel playback={playback} isReady={ready !== null} />
          </PartErrorBoundary>
        </div>
      </div>
    </PlayerPartsContext>
  );
}

function isReady(parts: Partial<Record<keyof PlayerParts, unknown>>): parts is PlayerParts {
  return Boolean(parts.root && parts.video && parts.engine);
}

/** The browser's own, where those of the player cannot be loaded or rendered. */
function NativeControls() {
  const { video } = usePlayerParts();
  useEffect(() => {
    video.setAttribute("controls", "");
    return () => video.removeAttribute("controls");
  }, [video]);
  return null;
}
