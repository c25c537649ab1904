// A ringed planet from close by, drawn ray by ray: the one still that no film of ours was large enough for.
import { join } from "node:path";
import sharp from "sharp";
import { makePicture } from "./art.ts";
import type { Picture } from "./manifest.ts";
import { type Colour, unit } from "./pixels.ts";

type Vector = [x: number, y: number, z: number];

const [width, height] = [1920, 1080];
/** Rays for each pixel, by row and by column. */
const samples = 3;
const name = "drawn-rings";

const eye: Vector = [-1.35, 0.42, 2.25];
const target: Vector = [-0.62, -0.2, 0.1];
const zoom = 1.25;
const sun = unitVector([0.9, 0.34, 0.12]);
/** The planet's radius is 1, and less from pole to pole. */
const oblate = 0.91;
const ring = { from: 1.23, to: 2.27 };
const gaps = [
  { at: 1.99, half: 0.036 },
  { at: 2.214, half: 0.006 },
];

/** What its dark side has of the day's light; no star shines through it. */
const night = 0.012;

const bands: Colour = [232, 205, 158];
const belts: Colour = [168, 132, 92];
const ice: Colour = [236, 218, 188];

/** Writes art/drawn-rings-{width}.avif and returns what was written. */
export async function makeRings(outDir: string): Promise<Record<string, Picture>> {
  const drawn = await sharp(drawRings(), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { [name]: await makePicture(drawn, join(outDir, "art", name), width) };
}

function drawRings(): Buffer {
  const forward = unitVector(minus(target, eye));
  const right = unitVector(cross(forward, [0.16, 1, 0]));
  const up = cross(right, forward);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light: Colour = [0, 0, 0];
      for (let step = 0; step < samples ** 2; step += 1) {
        const across = ((x + ((step % samples) + 0.5) / samples) * 2 - width) / height;
        const along = (height - (y + (Math.floor(step / samples) + 0.5) / samples) * 2) / height;
        const ray = unitVector(
          forward.map(
            (part, axis) => part * zoom + (right[axis] ?? 0) * across + (up[axis] ?? 0) * along,
          ) as Vector,
        );
        lightOf(ray).forEach((part, index) => (light[index as 0 | 1 | 2] += part));
      }
      const star = starAt(x, y, Math.max(...light) / samples ** 2);
      light.forEach((part, index) => {
        const value = unit(part / samples ** 2 + star);
        data[(y * width + x) * 3 + index] = Math.round(255 * value ** (1 / 2.2));
      });
    }
  }
  return data;
}

/** Light from 0 to 1 that comes along a ray. */
function lightOf(ray: Vector): Colour {
  const globe = toGlobe(eye, ray);
  const plane = -eye[1] / ray[1];
  const onPlane = along(eye, ray, plane);
  const far = Math.hypot(onPlane[0], onPlane[2]);
  const density = plane > 0 ? densityAt(far) : 0;
  const behind: Colour = globe === undefined ? [0, 0, 0] : planetLight(along(eye, ray, globe));
  if (density === 0 || (globe !== undefined && globe < plane)) return behind;
  const shade = toGlobe(onPlane, sun) === undefined ? 1 : 0.025;
  const grain = 0.82 + 0.3 * noise(far * 70);
  return behind.map(
    (part, index) =>
      part * (1 - density) + linear(ice[index as 0]) * grain * density * shade * 0.84,
  ) as Colour;
}

function planetLight(at: Vector): Colour {
  const normal = unitVector([at[0], at[1] / oblate ** 2, at[2]]);
  const day = Math.max(0, dot(normal, sun));
  const wave = 0.012 * Math.sin(Math.atan2(at[2], at[0]) * 7 + at[1] * 11);
  const belt = unit(0.5 + 0.5 * Math.sin((at[1] + wave) * 23 + noise(at[1] * 9) * 5));
  // Where the rings stand between a place and the sun.
  const shadow = densityAt(
    Math.hypot(at[0] - (sun[0] * at[1]) / sun[1], at[2] - (sun[2] * at[1]) / sun[1]),
  );
  const shade = day ** 0.85 * (at[1] * sun[1] < 0 ? 1 - 0.86 * shadow : 1);
  return bands.map((part, index) => {
    const tone = linear(part) * (1 - belt * 0.55) + linear(belts[index as 0]) * belt * 0.55;
    return tone * (shade + night);
  }) as Colour;
}

/** How much of what is behind a ring hides, by the distance from the centre. */
function densityAt(far: number): number {
  if (far < ring.from || far > ring.to) return 0;
  const gap = Math.min(...gaps.map(({ at, half }) => unit((Math.abs(far - at) - half) / 0.008)));
  const lanes = 0.55 * noise(far * 31) + 0.3 * noise(far * 97) + 0.15 * noise(far * 260);
  const whole = far < 1.52 ? 0.18 + (far - ring.from) * 0.7 : far < 1.95 ? 0.92 : 0.7;
  const edge = unit((far - ring.from) / 0.04) * unit((ring.to - far) / 0.01);
  return unit(whole * (0.55 + 0.75 * lanes)) * edge * gap;
}

/** A soft line of chance between 0 and 1. */
function noise(at: number): number {
  const start = Math.floor(at);
  const share = at - start;
  const soft = share * share * (3 - 2 * share);
  return chance(start) * (1 - soft) + chance(start + 1) * soft;
}

function chance(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

function starAt(x: number, y: number, light: number): number {
  if (light > 0.001 || chance(x * 1.31 + y * 7919.7) < 0.99965) return 0;
  return 0.08 + 0.5 * chance(x + y * 3.7) ** 3;
}

/** How far it is to the planet, where a ray meets it. */
function toGlobe(from: Vector, ray: Vector): number | undefined {
  const start: Vector = [from[0], from[1] / oblate, from[2]];
  const way: Vector = [ray[0], ray[1] / oblate, ray[2]];
  const [square, half, rest] = [dot(way, way), dot(start, way), dot(start, start) - 1];
  const under = half ** 2 - square * rest;
  const far = under < 0 ? -1 : (-half - Math.sqrt(under)) / square;
  return far > 1e-4 ? far : undefined;
}

function linear(part: number): number {
  return (part / 255) ** 2.2;
}

function along(from: Vector, ray: Vector, far: number): Vector {
  return [from[0] + ray[0] * far, from[1] + ray[1] * far, from[2] + ray[2] * far];
}

function minus(one: Vector, other: Vector): Vector {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

function cross(one: Vector, other: Vector): Vector {
  return [
    one[1] * other[2] - one[2] * other[1],
    one[2] * other[0] - one[0] * other[2],
    one[0] * other[1] - one[1] * other[0],
  ];
}

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function unitVector(of: Vector): Vector {
  const length = Math.hypot(...of);
  return [of[0] / length, of[1] / length, of[2] / length];
}
