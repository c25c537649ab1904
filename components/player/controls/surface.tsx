import { type PointerEvent, useRef } from "react";
import { toggleFullscreen } from "../media/fullscreen";
import { seekTo, togglePlay } from "../media/requests";
import { usePlayerParts } from "../player-parts";
import styles from "./controls.module.css";

const doubleTapMs = 300;

type Props = { isShown: boolean; show: () => void; hide: () => void };

// The picture itself: a click plays or pauses, a tap shows the controls, two taps seek by 10 s.
export function Surface({ isShown, show, hide }: Props) {
  const parts = usePlayerParts();
  const lastTap = useRef(0);
  const pointer = useRef("mouse");
  const handlePointerUp = (event: PointerEvent<HTMLDivElement>) => {
    pointer.current = event.pointerType;
    if (event.pointerType !== "touch") return;
    const isDouble = event.timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = event.timeStamp;
    if (isDouble) {
      const box = event.currentTarget.getBoundingClientRect();
      const isLeft = event.clientX < box.left + box.width / 2;
      seekTo(parts, parts.video.currentTime + (isLeft ? -10 : 10));
      show();
    } else if (isShown) hide();
    else show();
  };
  // A tap is followed by a click, and not every browser tells a click's pointer type.
  const handleClick = () => pointer.current !== "touch" && togglePlay(parts.video);
  const handleDoubleClick = () => pointer.current !== "touch" && toggleFullscreen(parts);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- buttons and keys do the same.
    <div
      className={styles.surface}
      onPointerUp={handlePointerUp}
      onClick={handleClick}
      onDoubleClick={handleDoubleClick}
    />
  );
}
