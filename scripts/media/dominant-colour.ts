// One colour per picture, used as its ground before it has loaded. A plain average is mud and the
// most frequent colour of a night scene is black, so colourful areas count for more.
import { converter, formatHex } from "culori";
import sharp from "sharp";

const toOklab = converter("oklab");
const sample = 48;

type Group = { weight: number; l: number; a: number; b: number };

/** The colour that stands for a picture, as #rrggbb. */
export async function calculateDominantColour(picture: string | Buffer): Promise<string> {
  const pixels = await sharp(picture)
    .resize(sample, sample, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const groups = new Map<string, Group>();
  for (let i = 0; i < pixels.length; i += 3) {
    addPixel(groups, pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
  }
  const [first] = [...groups.values()].toSorted((x, y) => y.weight - x.weight);
  if (!first) throw new Error("picture without pixels");
  const { weight, l, a, b } = first;
  return formatHex({ mode: "oklab", l: l / weight, a: a / weight, b: b / weight });
}

function addPixel(groups: Map<string, Group>, red: number, green: number, blue: number): void {
  const { l, a, b } = toOklab({ mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 });
  const chroma = Math.hypot(a, b);
  const weight = l < 0.1 || l > 0.97 ? 0.001 : 0.008 + chroma;
  const key = [l / 0.2, a / 0.06, b / 0.06].map(Math.round).join();
  const group = groups.get(key) ?? { weight: 0, l: 0, a: 0, b: 0 };
  group.weight += weight;
  group.l += l * weight;
  group.a += a * weight;
  group.b += b * weight;
  groups.set(key, group);
}
