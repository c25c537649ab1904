import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureColour } from "./colour.ts";
import { makeMaster } from "./master.ts";
import type { FilmEntry } from "./media-entries.ts";
import { makePreview } from "./preview.ts";
import { makeAudio, makeVideo } from "./renditions.ts";
import { makeStoryboard } from "./storyboard.ts";

/** Writes renditions, storyboard and preview of a film into a folder and returns its manifest entry. */
export async function makeFilm(source: string, target: string): Promise<FilmEntry> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), "media-"));
  try {
    const master = await makeMaster(source, work);
    const storyboard = await makeStoryboard(master, target);
    await makePreview(master, target);
    const video = await makeVideo(master, target);
    return {
      duration_s: master.length_s,
      segments: Math.max(...video.map(({ durations }) => durations.length)),
      video,
      audio: await makeAudio(master, target),
      storyboard,
      preview: true,
      art: await pictureColour(join(target, "storyboard.webp")),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
