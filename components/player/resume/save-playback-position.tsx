import { useEffect } from "react";
import { isFullyWatched } from "@/lib/playback/watched-progress";
import type { PlayingFilm } from "@/store/continue-watching/start-saving-progress";
import { useAppDispatch } from "@/store/hooks";
import { isInMiniPlayer } from "../mini/mini-player-film";
import { usePlayerParts } from "../player-parts";

// What a film needs of this comes once it plays.
export function SavePlaybackPosition({ film }: { film: PlayingFilm }): null {
  const { video, resumeTime } = usePlayerParts();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let stop: (() => void) | undefined;
    const isLeft = () => signal.aborted && !isInMiniPlayer(video);
    const follow = async () => {
      const { startSavingProgress } =
        await import("@/store/continue-watching/start-saving-progress");
      if (!isLeft()) stop = dispatch(startSavingProgress(video, film));
    };
    if (video.paused) video.addEventListener("play", () => void follow(), { once: true, signal });
    else void follow();
    return () => {
      controller.abort();
      if (isLeft()) stop?.();
    };
  }, [video, film, dispatch]);

  // The film has become shorter than where its viewer was.
  useEffect(() => {
    const resumedAt = resumeTime?.();
    if (resumedAt === undefined) return;
    const check = () => {
      const { duration } = video;
      if (video.played.length === 0 && isFullyWatched({ time: resumedAt, duration }))
        video.currentTime = 0;
    };
    video.addEventListener("durationchange", check);
    return () => video.removeEventListener("durationchange", check);
  }, [video, resumeTime]);
  return null;
}
