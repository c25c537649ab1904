// Frames of a racing game are low polygons on flat ground: fine as a small card, poor at half a page.
// Here each championship has an hour of its own: cropped to the cars, whose paint keeps its colour and leaves a trail
// of light, while all else turns to the ramp of that hour and blurs along the road.
import sharp from "sharp";
import { type Colour, type Frame, maskAround, rawOf, toneTable, unit } from "./pixels.ts";

const zoom = 1.2;
const sample = 96;

/** When, and under which sky, a championship is driven. */
export const raceHours = ["night", "snow", "dust", "dusk", "floodlight"] as const;
export type RaceHour = (typeof raceHours)[number];

/** `tones` from black to white, `gamma` of the light before them, and what the corners sink into. */
type HourLook = { tones: Colour[]; gamma: number; shade: string; most: number };

const hours: Record<RaceHour, HourLook> = {
  // From the channel's ground to the pale end of its lime.
  night: {
    tones: toneTable([
      [0, [7, 8, 12]],
      [0.2, [22, 27, 37]],
      [0.5, [72, 86, 104]],
      [0.78, [158, 174, 172]],
      [1, [238, 247, 216]],
    ]),
    gamma: 0.94,
    shade: "#08090c",
    most: 0.5,
  },
  snow: {
    tones: toneTable([
      [0, [18, 26, 40]],
      [0.2, [58, 78, 104]],
      [0.5, [132, 158, 184]],
      [0.78, [208, 222, 234]],
      [1, [250, 252, 255]],
    ]),
    gamma: 0.86,
    shade: "#16243a",
    most: 0.34,
  },
  dust: {
    tones: toneTable([
      [0, [24, 13, 8]],
      [0.28, [66, 36, 20]],
      [0.45, [138, 84, 46]],
      [0.6, [202, 140, 84]],
      [0.8, [242, 198, 140]],
      [1, [255, 242, 214]],
    ]),
    gamma: 0.7,
    shade: "#2a1408",
    most: 0.4,
  },
  dusk: {
    tones: toneTable([
      [0, [16, 13, 36]],
      [0.26, [46, 38, 86]],
      [0.45, [108, 80, 138]],
      [0.62, [192, 128, 148]],
      [0.8, [246, 184, 158]],
      [1, [255, 236, 210]],
    ]),
    gamma: 0.96,
    shade: "#120e28",
    most: 0.42,
  },
  floodlight: {
    tones: toneTable([
      [0, [8, 14, 18]],
      [0.26, [28, 50, 60]],
      [0.45, [76, 116, 124]],
      [0.62, [134, 178, 176]],
      [0.8, [198, 230, 216]],
      [1, [246, 255, 244]],
    ]),
    gamma: 0.95,
    shade: "#061012",
    most: 0.45,
  },
};

type Point = { x: number; y: number };

/** A frame as a race at that hour; a little smaller, in the same ratio. */
export async function raceLook(source: string | Buffer, hour: RaceHour): Promise<Buffer> {
  const look = hours[hour];
  const focus = await findAction(source);
  const { frame, centre } = await cropTo(source, focus);
  const { picture, glow } = await paint(frame, look);
  const blurred = await streak(picture, frame.width * 0.07);
  const trails = await streak(glow, frame.width * 0.22);
  const edges = maskAround(frame, centre, { radius: 0.62, from: 0.38, colour: "#fff", most: 1 });
  const shade = maskAround(frame, centre, {
    radius: 0.78,
    from: 0.35,
    colour: look.shade,
    most: look.most,
  });
  const edge = await sharp(blurred)
    .ensureAlpha()
    .composite([{ input: edges, blend: "dest-in" }])
    .png()
    .toBuffer();
  return sharp(picture.data, rawOf(picture))
    .composite([{ input: edge }, { input: trails, blend: "screen" }, { input: shade }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Where the strongest colours are, as shares of width and height: painted cars on pale ground. */
async function findAction(source: string | Buffer): Promise<Point> {
  const { data, info } = await sharp(source)
    .resize({ width: sample })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  let weight = 0;
  const sum = { x: 0, y: 0 };
  for (let pixel = 0; pixel < data.length / 3; pixel += 1) {
    const strength = chromaAt(data, pixel * 3) ** 3;
    weight += strength;
    sum.x += strength * (pixel % info.width);
    sum.y += strength * Math.floor(pixel / info.width);
  }
  if (weight === 0) return { x: 0.5, y: 0.5 };
  return { x: sum.x / weight / info.width, y: sum.y / weight / info.height };
}

/** Crops around a point, in exactly the same ratio. */
async function cropTo(source: string | Buffer, focus: Point) {
  const { width: wide, height: high } = await sharp(source).metadata();
  const ratio = greatestDivisor(wide, high);
  const step = Math.floor(ratio / zoom);
  const width = (wide / ratio) * step;
  const height = (high / ratio) * step;
  const left = Math.round(unit((focus.x * wide - width / 2) / (wide - width)) * (wide - width));
  const top = Math.round(unit((focus.y * high - height / 2) / (high - height)) * (high - height));
  const data = await sharp(source)
    .extract({ left, top, width, height })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const centre = {
    x: unit((focus.x * wide - left) / width),
    y: unit((focus.y * high - top) / height),
  };
  return { frame: { data, width, height }, centre };
}

/** The frame at its hour, and what glows in it. */
async function paint(
  frame: Frame,
  { tones, gamma }: HourLook,
): Promise<{ picture: Frame; glow: Frame }> {
  const paintedAt = await findPaint(frame);
  const picture = { ...frame, data: Buffer.alloc(frame.data.length) };
  const glow = { ...frame, data: Buffer.alloc(frame.data.length) };
  let grainSeed = 7;
  for (let at = 0; at < frame.data.length; at += 3) {
    const painted = (paintedAt[at / 3] ?? 0) / 255;
    const light = lumaAt(frame.data, at);
    const tone = tones[Math.round(unit((light / 255) ** gamma * 0.98) * 255)] ?? [0, 0, 0];
    grainSeed = (grainSeed * 1_103_515_245 + 12_345) & 0x7fffffff;
    const grain = (((grainSeed >> 16) & 255) / 255 - 0.5) * 9;
    const share = painted * 0.88;
    for (let part = 0; part < 3; part += 1) {
      const own = (light + ((frame.data[at + part] ?? 0) - light) * 0.88) * 0.98;
      const shown = (tone[part] ?? 0) * (1 - share) + own * share + grain;
      picture.data[at + part] = Math.min(255, Math.max(0, shown));
      glow.data[at + part] = Math.min(255, Math.max(0, own * painted * painted * 0.8));
    }
  }
  return { picture, glow };
}

/** How much each pixel is paint rather than road, grass, sand or sky: 0…255, with soft borders. */
async function findPaint({ data, width, height }: Frame): Promise<Buffer> {
  const hard = Buffer.alloc(width * height);
  for (let pixel = 0; pixel < hard.length; pixel += 1) {
    hard[pixel] = 255 * unit((chromaAt(data, pixel * 3) - 0.24) / 0.34);
  }
  return sharp(hard, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.5, width / 700))
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** A blur along the road alone, `length` pixels long. A quarter of the width is enough for it. */
async function streak(frame: Frame, length: number): Promise<Buffer> {
  const size = Math.max(3, Math.round(length / 4) | 1);
  const row = (value: number) => Array.from({ length: size }, () => value);
  const kernel = [...row(0), ...row(1), ...row(0)];
  const along = { width: size, height: 3, kernel, scale: size };
  const narrow = await sharp(frame.data, rawOf(frame))
    .resize(Math.round(frame.width / 4), frame.height, { fit: "fill" })
    .png()
    .toBuffer();
  const once = await sharp(narrow).convolve(along).png().toBuffer();
  return sharp(once)
    .convolve(along)
    .resize(frame.width, frame.height, { fit: "fill" })
    .png()
    .toBuffer();
}

function chromaAt(data: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
}

function lumaAt(data: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
