import { useEffect } from "react";
import { requestPause, requestPlay, seekTo } from "../media/playback-requests";
import { type PlayerParts, usePlayerParts } from "../player-parts";
import { playNextFilm } from "../up-next/play-next-film";

const artworkWidths = [320, 640, 1280];
const stepS = 10;
const positionEvents = [
  "loadedmetadata",
  "durationchange",
  "ratechange",
  "seeked",
  "play",
  "pause",
];

/** Media keys, headphones and the lock screen know the film and can steer it. */
export function useMediaSession(): void {
  const parts = usePlayerParts();
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !("MediaMetadata" in window)) return;
    const actions = actionsOf(parts);
    const names = Object.keys(actions) as MediaSessionAction[];
    const start = () => {
      session.metadata = new MediaMetadata(metadataOf(parts));
      for (const name of names) setAction(session, name, actions[name]);
    };
    const updatePosition = () => {
      session.playbackState = parts.video.paused ? "paused" : "playing";
      if (!parts.isLive) setPosition(session, parts.video);
    };
    const listening = new AbortController();
    const { signal } = listening;
    start();
    for (const event of positionEvents)
      parts.video.addEventListener(event, updatePosition, { signal });
    updatePosition();
    return () => {
      listening.abort();
      for (const name of names) setAction(session, name, null);
      session.metadata = null;
      session.playbackState = "none";
      setPosition(session, undefined);
    };
  }, [parts]);
}

type Actions = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

function actionsOf(parts: PlayerParts): Actions {
  const { video, isLive, next, playback } = parts;
  const by = (direction: 1 | -1) => (details: MediaSessionActionDetails) =>
    seekTo(parts, video.currentTime + direction * (details.seekOffset ?? stepS));
  const seeking: Actions = {
    seekbackward: by(-1),
    seekforward: by(1),
    seekto: ({ seekTime }) => seekTime !== undefined && seekTo(parts, seekTime),
    previoustrack: () => seekTo(parts, 0),
  };
  return {
    play: () => requestPlay(video),
    pause: () => requestPause(video),
    ...(!isLive && seeking),
    ...(isLive && playback.dvr !== false && { seekbackward: by(-1), seekforward: by(1) }),
    ...(next && !isLive && { nexttrack: () => playNextFilm(next, video) }),
  };
}

function metadataOf({ title, artist, playback: { poster } }: PlayerParts): MediaMetadataInit {
  const sizes = poster?.includes("{w}") ? artworkWidths : artworkWidths.slice(-1);
  const artwork = sizes.flatMap((width) =>
    poster
      ? { src: poster.replace("{w}", String(width)), sizes: `${width}x${(width * 9) / 16}` }
      : [],
  );
  return { title, artist: artist ?? "", artwork };
}

// A browser that does not know an action throws.
function setAction(
  session: MediaSession,
  name: MediaSessionAction,
  act: MediaSessionActionHandler | null | undefined,
): void {
  try {
    session.setActionHandler(name, act ?? null);
  } catch {
    // The other actions work.
  }
}

function setPosition(session: MediaSession, video: HTMLVideoElement | undefined): void {
  const isKnown = video && Number.isFinite(video.duration) && video.duration > 0;
  if (!isKnown) return session.setPositionState?.();
  session.setPositionState?.({
    duration: video.duration,
    position: Math.min(video.duration, Math.max(0, video.currentTime)),
    playbackRate: video.playbackRate || 1,
  });
}
