// The two stocks of a small cinema, black and white on warm paper and a faded warm colour print, and the light of a
// winter's morning for a picture of Meridian that Lumen shows as well. All keep the picture as it is framed.
import sharp from "sharp";
import { type Colour, rawOf, toneTable, unit } from "./pixels.ts";

type Stock = { tones: Colour[]; own: number; contrast: number; lift: number };

/**
 * `own` is how much of the picture's own colour stays; tones are what the rest turns to. A `lift` below 1
 * opens the shadows.
 */
const stocks = {
  mono: {
    tones: toneTable([
      [0, [14, 13, 12]],
      [0.5, [122, 119, 115]],
      [1, [246, 242, 234]],
    ]),
    own: 0,
    contrast: 1.12,
    lift: 0.86,
  },
  warm: {
    tones: toneTable([
      [0, [24, 16, 12]],
      [0.35, [98, 70, 52]],
      [0.7, [206, 170, 130]],
      [1, [252, 242, 222]],
    ]),
    own: 0.38,
    contrast: 1.04,
    lift: 1,
  },
  cold: {
    tones: toneTable([
      [0, [8, 16, 28]],
      [0.35, [52, 82, 112]],
      [0.7, [150, 186, 210]],
      [1, [238, 246, 250]],
    ]),
    own: 0,
    contrast: 1.08,
    lift: 0.95,
  },
} satisfies Record<string, Stock>;

export type FilmLook = keyof typeof stocks;

/** A picture as if it were shot on that stock. */
export async function filmLook(source: string | Buffer, look: FilmLook): Promise<Buffer> {
  const { tones, own, contrast, lift } = stocks[look];
  const { data, info } = await sharp(source)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const light = ((0.3 * red + 0.55 * green + 0.15 * blue) / 255) ** lift;
    const tone = tones[Math.round(unit((light - 0.5) * contrast + 0.5) * 255)] ?? [0, 0, 0];
    // A print fades blue first, then green.
    const faded = [red, green * 0.95, blue * 0.75];
    const share = own * (1 - 0.6 * unit((blue - red) / 200));
    for (let part = 0; part < 3; part += 1) {
      data[at + part] = (tone[part] ?? 0) * (1 - share) + (faded[part] ?? 0) * share;
    }
  }
  return sharp(data, rawOf({ data, ...info }))
    .png()
    .toBuffer();
}
