"use client";

import {
  isFullyWatched,
  type WatchedProgress,
  watchedPercent,
} from "@/lib/playback/watched-progress";
import { selectProgress } from "@/store/continue-watching/continue-watching-selectors";
import { useSelectorAfterHydration } from "@/store/hooks";
import { useText } from "../text-provider";
import styles from "./card-progress.module.css";

type Props = { token: string; initial: WatchedProgress | undefined };

// Over the picture, so that nothing moves when it comes. What this browser knows is newer than what was given.
export function CardProgress({ token, initial }: Props) {
  const { t } = useText();
  const known = useSelectorAfterHydration((state) => selectProgress(state, token));
  const progress = known === undefined ? initial : known;
  const percent = progress ? watchedPercent(progress) : undefined;
  if (!progress || percent === undefined) return null;
  return (
    <span
      className={styles.progress}
      data-watched={isFullyWatched(progress) ? "whole" : ""}
      role="img"
      aria-label={t("watched", { percent })}
    >
      <span style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
