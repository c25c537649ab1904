// Everything one film needs, made from one working copy that is thrown away afterwards.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureColour } from "./colour.ts";
import { segmentS, type FilmPlan } from "./films.ts";
import type { Film } from "./manifest.ts";
import { makeMaster } from "./master.ts";
import { makePreview } from "./preview.ts";
import { makeAudio, makeVideo } from "./renditions.ts";
import { makeStoryboard } from "./storyboard.ts";

/** Writes films/{name}/ and returns its entry for the manifest. */
export async function makeFilm(clips: string, plan: FilmPlan, outDir: string): Promise<Film> {
  const target = join(outDir, "films", plan.name);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const work = await mkdtemp(join(tmpdir(), "media-"));
  try {
    const master = await makeMaster(join(clips, `${plan.name}.mp4`), plan, work);
    const storyboard = await makeStoryboard(master, target);
    await makePreview(master, plan, target);
    return {
      duration_s: master.length_s,
      segments: master.length_s / segmentS,
      video: await makeVideo(master, plan.kbps, target),
      audio: await makeAudio(master, plan.soundKbps, target),
      storyboard,
      preview: true,
      art: await pictureColour(join(target, "storyboard.webp")),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
