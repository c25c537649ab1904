// Joins the chosen ranges of a clip into one lossless working copy, picture and sound apart, so
// that every rendition, still and preview is made from the very same frames.
import { join } from "node:path";
import { filmLength, frameRate, type FilmPlan } from "./films.ts";
import { ffmpeg, words } from "./run.ts";

export type Master = { picture: string; sound: string; length_s: number };

/** AAC frames hold 1024 samples: at 32 kHz four seconds are exactly 125 of them. */
export const sampleRate = 32_000;

/**
 * The clips are untagged BT.601. Untagged, players guess by size and a picture changes its colours
 * when it changes its quality: it is made BT.709 once and says so in every rendition.
 */
export const colourTags =
  "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";

/** Writes the working copy of a film into a temporary folder. */
export async function makeMaster(clip: string, plan: FilmPlan, work: string): Promise<Master> {
  const length_s = filmLength(plan);
  const picture = join(work, `${plan.name}.mkv`);
  const sound = join(work, `${plan.name}.wav`);
  await ffmpeg([...pictureArgs(clip, plan, length_s), picture]);
  await ffmpeg([...soundArgs(clip, plan, length_s), sound]);
  return { picture, sound, length_s };
}

function pictureArgs(clip: string, { cuts }: FilmPlan, length_s: number): string[] {
  const inputs = cuts.flatMap((cut) => range(clip, cut.start_s, cut.length_s));
  const streams = cuts.map((_, index) => `[${index}:v]`).join("");
  const colour = "scale=in_color_matrix=bt601:out_color_matrix=bt709";
  const filter = `${streams}concat=n=${cuts.length}:v=1:a=0,fps=${frameRate},${colour},setsar=1[v]`;
  const frames = String(length_s * frameRate);
  const lossless = words(`-c:v libx264 -preset ultrafast -qp 0 ${colourTags}`);
  return [...inputs, "-filter_complex", filter, "-map", "[v]", "-frames:v", frames, ...lossless];
}

/** The ends are faded a little, so that a film may be looped without a click. */
function soundArgs(clip: string, { cuts, sound }: FilmPlan, length_s: number): string[] {
  const takes = sound === "cut" ? cuts : [{ start_s: cuts[0]?.start_s ?? 0, length_s }];
  const inputs = takes.flatMap((take) => range(clip, take.start_s, take.length_s));
  const streams = takes.map((_, index) => `[${index}:a]`).join("");
  const filter = [
    `${streams}concat=n=${takes.length}:v=0:a=1`,
    `aresample=${sampleRate}`,
    "apad",
    `atrim=end_sample=${length_s * sampleRate}`,
    "afade=t=in:d=0.15",
    `afade=t=out:st=${length_s - 0.35}:d=0.35[a]`,
  ].join(",");
  return [...inputs, "-filter_complex", filter, "-map", "[a]", "-ac", "2"];
}

function range(clip: string, start_s: number, length_s: number): string[] {
  return ["-ss", String(start_s), "-t", String(length_s), "-i", clip];
}
