import { type MouseEvent, type PointerEvent, useRef } from "react";
import styles from "./chrome.module.css";
import { toggleFullscreen } from "./media/fullscreen";
import { seekTo, togglePlay } from "./media/requests";
import { usePlayerParts } from "./player-parts";

const doubleMs = 300;

type Props = { isShown: boolean; wake: () => void; sleep: () => void };

/** The picture itself: a click plays or pauses, a finger shows the controls, two taps jump 10 s. */
export function Surface({ isShown, wake, sleep }: Props) {
  const parts = usePlayerParts();
  const lastTap = useRef(0);
  const tapped = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== "touch") return;
    const isDouble = event.timeStamp - lastTap.current < doubleMs;
    lastTap.current = event.timeStamp;
    if (isDouble) {
      const box = event.currentTarget.getBoundingClientRect();
      const isLeft = event.clientX < box.left + box.width / 2;
      seekTo(parts, parts.video.currentTime + (isLeft ? -10 : 10));
      wake();
    } else if (isShown) sleep();
    else wake();
  };
  const clicked = (event: MouseEvent) => {
    if (!isTouch(event)) togglePlay(parts.video);
  };
  const doubleClicked = (event: MouseEvent) => {
    if (!isTouch(event)) toggleFullscreen(parts);
  };
  return (
    <div
      className={styles.surface}
      onPointerUp={tapped}
      onClick={clicked}
      onDoubleClick={doubleClicked}
    />
  );
}

function isTouch({ nativeEvent }: MouseEvent): boolean {
  return "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
}
