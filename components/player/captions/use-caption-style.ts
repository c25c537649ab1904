import { type CSSProperties, useEffect, useMemo, useSyncExternalStore } from "react";
import {
  type CaptionStyle,
  toCaptionCssProperties,
  mergeCaptionStyle,
  defaultCaptionStyle,
} from "@/lib/playback/caption-style";
import { readPlayerPreferences, savePlayerPreferences } from "@/lib/playback/player-preferences";
import { playerPreferencesKey } from "@/lib/playback/single-key-shortcuts";

const listeners = new Set<() => void>();

type StyleChoice = {
  style: CaptionStyle;
  change: (change: Partial<CaptionStyle>) => void;
  reset: () => void;
};

export function useCaptionStyle(): StyleChoice {
  const saved = useSavedStyle();
  const style = saved ?? defaultCaptionStyle;
  return {
    style,
    change: (change) => save(mergeCaptionStyle(style, change)),
    reset: () => save(undefined),
  };
}

/** The custom properties of the viewer's style, for the caption layer. */
export function useCaptionProperties(): CSSProperties {
  const style = useSavedStyle();
  return useMemo(() => toCaptionCssProperties(style), [style]);
}

/** Native captions look as the viewer has chosen, in this tab or in another. */
export function useStyledCaptions(video: HTMLVideoElement): void {
  const style = useSavedStyle();
  useEffect(() => {
    for (const [name, value] of Object.entries(toCaptionCssProperties(style))) {
      video.style.setProperty(name, value);
    }
  }, [video, style]);
}

let read: { text: string | undefined; style: CaptionStyle | undefined } | undefined;

// The same object as long as nothing has changed.
function savedStyle(): CaptionStyle | undefined {
  const style = readPlayerPreferences().captionStyle;
  const text = style && JSON.stringify(style);
  if (read?.text !== text || !read) read = { text, style };
  return read.style;
}

function useSavedStyle(): CaptionStyle | undefined {
  return useSyncExternalStore(subscribe, savedStyle, savedStyle);
}

function save(captionStyle: CaptionStyle | undefined): void {
  savePlayerPreferences({ captionStyle });
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === playerPreferencesKey || key === null) changed();
  };
  listeners.add(changed);
  addEventListener("storage", handleStorage);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", handleStorage);
  };
}
