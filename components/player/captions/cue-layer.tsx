import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { computeCueStartAndSize } from "@/lib/playback/place-cues";
import { usePlayerParts } from "../player-parts";
import styles from "./cue-layer.module.css";
import { layOutCueElements } from "./lay-out-cue-elements";
import { useActiveCues } from "./use-active-cues";
import { useCaptionProperties } from "./use-caption-style";

/**
 * The captions on the picture, above its shade and clear of its controls: browsers can neither move nor fit their own
 * ones (docs/decisions/0093-caption-layer.md).
 */
export function CueLayer({ isShown }: { isShown: boolean }) {
  const { root, video } = usePlayerParts();
  const isNative = useNativeCaptions(video);
  const cues = useActiveCues(video);
  const properties = useCaptionProperties();
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isNative) return;
    video.setAttribute("data-cues", "layer");
    return () => video.removeAttribute("data-cues");
  }, [video, isNative]);
  const layOut = useCallback(() => {
    if (layer.current) layOutCueElements(layer.current, root);
  }, [root]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each of these moves the cues.
  useLayoutEffect(layOut, [layOut, isShown, isNative, cues, properties]);
  useEffect(() => {
    const resized = new ResizeObserver(layOut);
    resized.observe(root);
    // "Start over" comes and goes.
    const changed = new MutationObserver(layOut);
    changed.observe(root, { childList: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [root, layOut]);
  if (isNative) return null;
  return (
    <div ref={layer} className={styles.layer} style={properties} data-cues>
      {cues.map((cue) => (
        <Cue key={keyOf(cue)} cue={cue} />
      ))}
    </div>
  );
}

function Cue({ cue }: { cue: VTTCue }) {
  const { start, size } = computeCueStartAndSize(cue);
  const fill = useCallback(
    (text: HTMLElement | null) => text?.replaceChildren(cue.getCueAsHTML()),
    [cue],
  );
  const { line, lineAlign, snapToLines, align, vertical, track } = cue;
  return (
    <div
      className={styles.cue}
      dir="auto"
      data-vertical={vertical || undefined}
      data-line={line}
      data-line-align={lineAlign}
      data-snap={snapToLines}
      style={{ "--start": `${start}%`, "--size": `${size}%`, textAlign: align }}
    >
      <span ref={fill} lang={track?.language || undefined} />
    </div>
  );
}

const keys = new WeakMap<VTTCue, number>();
let lastKey = 0;

function keyOf(cue: VTTCue): number {
  const key = keys.get(cue) ?? (lastKey += 1);
  keys.set(cue, key);
  return key;
}

const nativeEvents = [
  "webkitbeginfullscreen",
  "webkitendfullscreen",
  "enterpictureinpicture",
  "leavepictureinpicture",
];

/** True where only the video is on the screen: on an iPhone's full screen, and in a picture in a picture. */
function useNativeCaptions(video: HTMLVideoElement): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const event of nativeEvents) video.addEventListener(event, listener);
      return () => {
        for (const event of nativeEvents) video.removeEventListener(event, listener);
      };
    },
    [video],
  );
  const snapshot = () =>
    video.webkitDisplayingFullscreen === true || document.pictureInPictureElement === video;
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
