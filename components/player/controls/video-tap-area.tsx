import { type PointerEvent, useEffect, useRef, useState } from "react";
import { tapSeriesSkipSeconds, type TapSeries, addTapToSeries } from "@/lib/playback/tap-skip";
import { toggleFullscreen } from "../media/fullscreen";
import { longPressSpeed } from "../media/long-press-speed";
import { seekTo, togglePlay } from "../media/playback-requests";
import { usePlayerParts } from "../player-parts";
import styles from "./player-controls.module.css";
import { LongPressSpeedIndicator, SkippedSecondsOverlay } from "./skipped-seconds-overlay";
import { useLongPressSpeed } from "./use-long-press-speed";

const signMs = 900;

type Props = { isShown: boolean; show: () => void; hide: () => void };

// The picture itself: a click plays or pauses, a tap shows or hides the controls at once, two or more on one
// side skip by 10 s each, a held one doubles the speed. The first tap only shows the controls: docs/behaviour.md BE-464.
export function VideoTapArea({ isShown, show, hide }: Props) {
  const parts = usePlayerParts();
  const [taps, setTaps] = useState<TapSeries>();
  const pointer = useRef("mouse");
  const longPress = useLongPressSpeed();
  const isSkipping = taps !== undefined && taps.count > 1;
  const canSkip = !(parts.isLive && parts.playback.dvr === false);
  useEffect(() => {
    if (!taps || taps.count < 2) return;
    const timer = setTimeout(() => setTaps(undefined), signMs);
    return () => clearTimeout(timer);
  }, [taps]);
  const handlePointerUp = (event: PointerEvent<HTMLDivElement>) => {
    pointer.current = event.pointerType;
    if (event.pointerType !== "touch" || longPress.end()) return;
    // As a click would; the focus of a field, and with it the keyboard on the screen, ends.
    if (!parts.root.contains(document.activeElement)) parts.root.focus({ preventScroll: true });
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const next = addTapToSeries(taps, (event.clientX - left) / width, event.timeStamp);
    setTaps(next);
    if (next.count > 1 && canSkip) {
      const stepS =
        tapSeriesSkipSeconds(next) - tapSeriesSkipSeconds({ ...next, count: next.count - 1 });
      seekTo(parts, parts.video.currentTime + stepS);
      // The first tap has shown or hidden them.
      hide();
    } else if (isShown) hide();
    else show();
  };
  // A tap is followed by a click, and not every browser reports a click's pointer type.
  const handleClick = () => pointer.current !== "touch" && togglePlay(parts.video);
  const handleDoubleClick = () => pointer.current !== "touch" && toggleFullscreen(parts);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- buttons and keys do the same. */}
      <div
        className={styles.surface}
        data-surface
        {...longPress.handlers}
        onPointerUp={handlePointerUp}
        onClick={handleClick}
        onDoubleClick={handleDoubleClick}
      />
      {longPress.isLongPressed && <LongPressSpeedIndicator speed={longPressSpeed} />}
      {isSkipping && canSkip && <SkippedSecondsOverlay taps={taps} />}
    </>
  );
}
