// The channels' marks: hand-written SVG beside this file, copied as they are and drawn as square
// icons on each channel's own ground for home screens and shares.
import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

type Brand = { channel: string; ground: string; ink: string };

const brands: Brand[] = [
  { channel: "demo", ground: "#0b0e0f", ink: "#f3f4ef" },
  { channel: "arena", ground: "#08090c", ink: "#f5f6f8" },
  { channel: "lumen", ground: "#f6f2ea", ink: "#191512" },
  { channel: "academy", ground: "#fffefb", ink: "#14162b" },
];

const source = join(import.meta.dirname, "logos");

/** Writes logos/{channel}.svg and icons/{channel}-{192,512}.png. */
export async function makeLogos(outDir: string): Promise<void> {
  for (const folder of ["logos", "icons"]) {
    await rm(join(outDir, folder), { recursive: true, force: true });
    await mkdir(join(outDir, folder), { recursive: true });
  }
  for (const brand of brands) {
    const file = join(source, `${brand.channel}.svg`);
    await copyFile(file, join(outDir, "logos", `${brand.channel}.svg`));
    const mark = (await readFile(file, "utf8")).replaceAll("currentColor", brand.ink);
    for (const size of [192, 512]) await makeIcon(mark, brand, size, outDir);
  }
}

/** The mark fills 60 % of the square, inside the safe zone of maskable icons. */
async function makeIcon(mark: string, brand: Brand, size: number, outDir: string): Promise<void> {
  const inner = Math.round(size * 0.6);
  const drawn = await sharp(Buffer.from(mark), { density: (72 * inner) / 28 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: brand.ground } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(outDir, "icons", `${brand.channel}-${size}.png`));
}
