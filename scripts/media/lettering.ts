// The cars and hoardings of the racing game bear words of its own: its name, its authors' addresses.
// Where a race shows one, lettering.json says so, and the place is smeared until nobody reads it.
import { readFileSync } from "node:fs";
import sharp from "sharp";

/** As shares of the picture. */
type Spot = [left: number, top: number, width: number, height: number];

const lettering: Record<string, Spot[]> = JSON.parse(
  readFileSync(new URL("lettering.json", import.meta.url), "utf8"),
);

/** The same picture without its lettering. */
export async function withoutLettering(picture: Buffer, name: string): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const patches = await Promise.all(
    (lettering[name] ?? []).map((spot) => patchOf(picture, spot, width, height)),
  );
  return sharp(picture).composite(patches).png().toBuffer();
}

/** A place of the picture, blurred along the road by more than a word's height, with soft edges. */
async function patchOf(picture: Buffer, spot: Spot, wide: number, high: number) {
  const left = Math.round(spot[0] * wide);
  const top = Math.round(spot[1] * high);
  const width = Math.min(Math.round(spot[2] * wide), wide - left);
  const height = Math.min(Math.round(spot[3] * high), high - top);
  const soft = height * 0.12;
  const [x, y, w, h] = [soft, soft, width - 2 * soft, height - 2 * soft];
  const edge = `<svg width="${width}" height="${height}"><filter id="f"><feGaussianBlur stdDeviation="${soft / 2}"/></filter><rect x="${x}" y="${y}" width="${w}" height="${h}" filter="url(#f)"/></svg>`;
  const piece = await sharp(picture).extract({ left, top, width, height }).png().toBuffer();
  // Few wide columns first: letters are told apart by their uprights.
  const columns = Math.max(2, Math.round(width / height));
  const input = await sharp(await sharp(piece).resize(columns, 5, { fit: "fill" }).png().toBuffer())
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .blur(Math.max(0.5, height * 0.1))
    .ensureAlpha()
    .composite([{ input: Buffer.from(edge), blend: "dest-in" }])
    .png()
    .toBuffer();
  return { input, left, top };
}
