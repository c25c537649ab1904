import { type KeyboardEvent, type PointerEvent, useCallback, useState } from "react";
import { useText } from "../../text-provider";
import { seekTo } from "../media/playback-requests";
import { usePlayerParts } from "../player-parts";
import styles from "./seek.module.css";
import { SeekPreview } from "./seek-preview";
import { SeekTrack } from "./seek-track";
import { useSeekBarState } from "./use-seek-bar-state";

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
  const scale = useSeekBarState();
  const { startS, endS, timeS, isUseful, valueText } = scale;
  const [scrubS, setScrub] = useState<number>();
  const [hoverS, setHover] = useState<number>();
  // React's onChange is the DOM's input event, each move of the knob; the film seeks on the DOM's change event.
  const listenForChange = useCallback(
    (slider: HTMLInputElement) => {
      const commit = () => {
        seekTo(parts, slider.valueAsNumber);
        setScrub(undefined);
      };
      slider.addEventListener("change", commit);
      return () => slider.removeEventListener("change", commit);
    },
    [parts],
  );
  if (!isUseful) return null;
  const shownS = scrubS ?? Math.min(endS, Math.max(startS, timeS));
  const fraction = (value: number) => (endS > startS ? (value - startS) / (endS - startS) : 0);
  const handlePointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    if (event.pointerType !== "touch") setHover(startS + at * (endS - startS));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    seekTo(parts, parts.video.currentTime + step);
  };
  const previewS = scrubS ?? hoverS;
  return (
    <div
      className={styles.seek}
      data-scrubbing={scrubS !== undefined}
      style={{
        "--at": `${fraction(shownS) * 100}%`,
        "--preview": `${fraction(previewS ?? 0) * 100}%`,
      }}
      onPointerMove={handlePointerMove}
      onPointerLeave={() => setHover(undefined)}
    >
      <SeekTrack startS={startS} endS={endS} timeS={shownS} />
      {previewS !== undefined && endS > startS && (
        <SeekPreview timeS={previewS} clock={scale.clock(previewS)} />
      )}
      <span className={styles.knob} />
      <input
        ref={listenForChange}
        type="range"
        min={startS}
        max={Math.max(startS, endS)}
        step="any"
        value={shownS}
        aria-label={t("playerSeek")}
        aria-valuetext={valueText(shownS)}
        onChange={(event) => setScrub(event.target.valueAsNumber)}
        onKeyDown={handleKey}
      />
    </div>
  );
}
