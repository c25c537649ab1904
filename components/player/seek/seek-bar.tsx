import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../text-provider";
import { seekTo } from "../media/requests";
import { usePlayerParts } from "../player-parts";
import { Peek } from "./peek";
import styles from "./seek.module.css";
import { Track } from "./track";
import { useSeekScale } from "./use-seek-scale";

const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -60,
  PageUp: 60,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export function SeekBar() {
  const { t } = useText();
  const parts = usePlayerParts();
  const scale = useSeekScale();
  const { startS, endS, timeS, isUseful, words } = scale;
  const slider = useRef<HTMLInputElement>(null);
  const [scrubS, setScrub] = useState<number>();
  const [hoverS, setHover] = useState<number>();
  // React's onChange is every move of the knob; the film follows when the knob is let go.
  useEffect(() => {
    const input = slider.current;
    const letGo = () => {
      if (input) seekTo(parts, input.valueAsNumber);
      setScrub(undefined);
    };
    input?.addEventListener("change", letGo);
    return () => input?.removeEventListener("change", letGo);
  }, [parts, isUseful]);
  if (!isUseful) return null;
  const shownS = scrubS ?? Math.min(endS, Math.max(startS, timeS));
  const share = (place: number) => (endS > startS ? (place - startS) / (endS - startS) : 0);
  const pointed = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    if (event.pointerType !== "touch") setHover(startS + at * (endS - startS));
  };
  const pressed = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    seekTo(parts, parts.video.currentTime + step);
  };
  const peekS = scrubS ?? hoverS;
  return (
    <div
      className={styles.seek}
      data-scrubbing={scrubS !== undefined}
      style={{ "--at": `${share(shownS) * 100}%`, "--peek": `${share(peekS ?? 0) * 100}%` }}
      onPointerMove={pointed}
      onPointerLeave={() => setHover(undefined)}
    >
      <Track startS={startS} endS={endS} timeS={shownS} />
      {peekS !== undefined && endS > startS && <Peek timeS={peekS} clock={scale.clock(peekS)} />}
      <span className={styles.knob} />
      <input
        ref={slider}
        type="range"
        min={startS}
        max={Math.max(startS, endS)}
        step="any"
        value={shownS}
        aria-label={t("playerSeek")}
        aria-valuetext={words(shownS)}
        onChange={(event) => setScrub(event.target.valueAsNumber)}
        onKeyDown={pressed}
      />
    </div>
  );
}
