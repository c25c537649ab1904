// Four silent seconds for a card that is pointed at: small enough to fetch on a whim.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { frameRate, type FilmPlan } from "./films.ts";
import { colourTags, type Master } from "./master.ts";
import { ffmpeg, words } from "./run.ts";

const mostBytes = 200_000;

const look = words(`
  -an -frames:v ${4 * frameRate} ${colourTags} -vf scale=480:270:flags=bicubic,setsar=1,format=yuv420p
  -c:v libx264 -preset slow -profile:v high -crf 27 -maxrate 280k -bufsize 360k -threads 1 -bf 0
  -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart
`);

/** Writes preview.mp4 (480 x 270, no sound track, playable while it loads). */
export async function makePreview(master: Master, plan: FilmPlan, target: string): Promise<void> {
  const file = join(target, "preview.mp4");
  await ffmpeg([...words(`-ss ${plan.preview_s}`), "-i", master.picture, ...look, file]);
  const { size } = await stat(file);
  if (size > mostBytes) throw new Error(`${plan.name}: preview of ${size} bytes`);
}
