"use client";

import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { AiringFacts } from "@/lib/live/airing";
import { AiringContext } from "./airing-context";
import { ReplayOffer } from "./replay-offer";
import { useAiring, useRefreshPageUntil } from "./use-airing";
import { useAiringAnnouncement } from "./use-airing-announcement";
import { useMoveFocusToPlayer } from "./use-move-focus-to-player";
import { useIsWatching } from "./use-is-watching";
import styles from "./live-stage.module.css";

type Props = { token: string; airing: AiringFacts; children: ReactNode };

// The stage of an event's whole life: it waits, becomes the player at the start and the replay at the end,
// and says so, in the page that the viewer has open.
export function LiveStage({ token, airing, children }: Props) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const { watch, latest, isSilent } = useAiring(token, airing);
  const next = latest ?? airing;
  const isOver = airing.state === "live" && hasEnded(airing, next);
  const isSame = next.state === airing.state && next.startTime === airing.startTime;
  const { isWatching, stopWatching } = useIsWatching(stage, watch);
  const wantsReplay = useRef(false);
  // Who watches is not interrupted: the last seconds are still to come.
  const isDelayed = airing.state === "live" && next.state !== "live" && isWatching;
  // A broadcast that is over does not go on in the mini-player when the replay takes its place.
  useEffect(() => {
    if (isOver && !isWatching) stage?.querySelector("video")?.pause();
  }, [stage, isOver, isWatching]);
  useRefreshPageUntil(isSame || isDelayed);
  useMoveFocusToPlayer(stage, airing.state);
  useEffect(() => {
    const wanted = wantsReplay.current && airing.state === "vod";
    if (!wanted) return;
    wantsReplay.current = false;
    void stage
      ?.querySelector("video")
      ?.play()
      .catch(() => undefined);
  }, [stage, airing.state]);
  const hasUpdate = latest !== undefined;
  const now = useMemo(
    () => ({
      startTime: next.startTime,
      clock: hasUpdate ? watch?.clock : undefined,
      poll: () => watch?.poll(),
      isSilent,
    }),
    [next.startTime, hasUpdate, watch, isSilent],
  );
  const watchReplay = () => {
    wantsReplay.current = true;
    stopWatching();
  };
  const words = useAiringAnnouncement(airing, next);
  return (
    <AiringContext value={now}>
      <div ref={setStage} className={styles.stage}>
        {children}
        {isDelayed && isOver && (
          <ReplayOffer hasReplay={next.state === "vod"} onPress={watchReplay} />
        )}
        <p role="status" className="sr">
          {words}
        </p>
      </div>
    </AiringContext>
  );
}

// A response in which the broadcast is still scheduled for the start that the page shows is older than the page: no end.
function hasEnded(shown: AiringFacts, next: AiringFacts): boolean {
  if (next.state === "scheduled") return next.startTime !== shown.startTime;
  return next.state !== "live";
}
