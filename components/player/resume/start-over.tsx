import { useEffect, useRef, useState } from "react";
import { formatPlaybackTime } from "@/lib/playback/format-playback-time";
import { useText } from "../../text-provider";
import { Icon } from "../../ui/icon";
import { refreshIconPath } from "../../ui/icon-paths";
import { pausedState, bufferingState, useMediaState } from "../media/media-state";
import { playFrom } from "../media/playback-requests";
import { usePlayerParts } from "../player-parts";
import styles from "./start-over.module.css";

const shownMs = 8_000;

// Offered where a film goes on, for eight seconds of its play; while somebody is at it, it stays.
export function StartOver() {
  const { t } = useText();
  const parts = usePlayerParts();
  const button = useRef<HTMLButtonElement>(null);
  const [at] = useState(() => parts.resumeTime?.());
  const [isOver, setOver] = useState(at === undefined);
  const [isHoveredOrFocused, setHoveredOrFocused] = useState(false);
  const isPaused = useMediaState(pausedState);
  const isStarved = useMediaState(bufferingState);
  const waits = isHoveredOrFocused || isPaused || isStarved;
  useEffect(() => {
    if (waits || at === undefined) return;
    const timer = setTimeout(() => setOver(true), shownMs);
    return () => clearTimeout(timer);
  }, [waits, at]);
  const startOver = () => {
    // The button goes away with the press; without this the focus would return to the start of the page.
    parts.root.focus({ preventScroll: true });
    playFrom(parts, 0);
    setOver(true);
  };
  const isShown = !isOver || isHoveredOrFocused;
  return (
    <>
      <p role="status" className="sr">
        {isShown && t("playerResumed", { time: formatPlaybackTime(at ?? 0) })}
      </p>
      {isShown && (
        <button
          ref={button}
          type="button"
          className={styles.button}
          data-covers="if-room"
          onClick={startOver}
          onPointerEnter={() => setHoveredOrFocused(true)}
          onPointerLeave={() => setHoveredOrFocused(document.activeElement === button.current)}
          onFocus={() => setHoveredOrFocused(true)}
          onBlur={() => setHoveredOrFocused(false)}
        >
          <Icon path={refreshIconPath} />
          {t("playerStartOver")}
        </button>
      )}
    </>
  );
}
