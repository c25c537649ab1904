import { useEffect } from "react";
import { isWatched } from "@/lib/playback/progress";
import type { PlayingFilm } from "@/store/continue-watching/save-progress";
import { useAppDispatch } from "@/store/hooks";
import { isCarried } from "../carried-film";
import { usePlayerParts } from "../player-parts";

// What a film needs of this comes once it plays.
export function SavePosition({ film }: { film: PlayingFilm }): null {
  const { video, resumeTime } = usePlayerParts();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let stop: (() => void) | undefined;
    const isLeft = () => signal.aborted && !isCarried(video);
    const follow = async () => {
      const { saveProgress } = await import("@/store/continue-watching/save-progress");
      if (!isLeft()) stop = dispatch(saveProgress(video, film));
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
      if (video.played.length === 0 && isWatched({ time: resumedAt, duration }))
        video.currentTime = 0;
    };
    video.addEventListener("durationchange", check);
    return () => video.removeEventListener("durationchange", check);
  }, [video, resumeTime]);
  return null;
}
