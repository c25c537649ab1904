import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calculateDominantColour } from "./dominant-colour.ts";
import { makeWorkingCopy } from "./working-copy.ts";
import type { FilmEntry } from "./media-entries.ts";
import { encodeHoverPreview } from "./hover-preview.ts";
import { encodeAudioRendition, encodeVideoRenditions } from "./renditions.ts";
import { makeStoryboard } from "./storyboard.ts";

/** Writes renditions, storyboard and preview of a film into a folder and returns its manifest entry. */
export async function encodeFilm(source: string, target: string): Promise<FilmEntry> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), "media-"));
  try {
    const master = await makeWorkingCopy(source, work);
    const storyboard = await makeStoryboard(master, target);
    await encodeHoverPreview(master, target);
    const video = await encodeVideoRenditions(master, target);
    return {
      duration_s: master.length_s,
      segments: Math.max(...video.map(({ durations }) => durations.length)),
      video,
      audio: await encodeAudioRendition(master, target),
      storyboard,
      preview: true,
      art: await calculateDominantColour(join(target, "storyboard.webp")),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
