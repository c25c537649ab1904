import { type StoryboardTile, parseStoryboardTile } from "@/lib/playback/storyboard";

export const storyboardLabel = "storyboard";

export function storyboardTrack(video: HTMLVideoElement): TextTrack | undefined {
  return [...video.textTracks].find(({ kind, label }) => isStoryboard(kind, label));
}

/** The still at a time; the browser itself has read the WebVTT file. */
export function storyboardTileAt(
  video: HTMLVideoElement,
  address: string,
  timeS: number,
): StoryboardTile | undefined {
  const cues = storyboardTrack(video)?.cues ?? [];
  const cue = [...cues].findLast(({ startTime }) => startTime <= timeS);
  return cue && "text" in cue ? parseStoryboardTile(String(cue.text), address) : undefined;
}

function isStoryboard(kind: TextTrackKind, label: string): boolean {
  return kind === "metadata" && label === storyboardLabel;
}
