import { type PointerEvent, useRef } from "react";
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
  const pointer = useRef("mouse");
  const tapped = (event: PointerEvent<HTMLDivElement>) => {
    pointer.current = event.pointerType;
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
  // Fingers click too, and not every browser says in a click what made it.
  const clicked = () => pointer.current !== "touch" && togglePlay(parts.video);
  const doubleClicked = () => pointer.current !== "touch" && toggleFullscreen(parts);
  return (
    <div
      className={styles.surface}
      onPointerUp={tapped}
      onClick={clicked}
      onDoubleClick={doubleClicked}
    />
  );
}
