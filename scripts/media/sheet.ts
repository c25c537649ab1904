// What the drawn covers share: their size, their colours, and the shapes of which they are made.

export const [width, height] = [1280, 720];

export const tones = {
  ink: "#14162b",
  night: "#1a2160",
  blue: "#2748d9",
  sky: "#8fb0ff",
  mist: "#e3e9ff",
  paper: "#fffefb",
  cream: "#ffeccf",
  sun: "#fbb94b",
  orange: "#f4813f",
  coral: "#ee5d5b",
  rose: "#b3325c",
  pink: "#f8b4bd",
  teal: "#6fc0b5",
  pine: "#005c66",
  leaf: "#2c9a7a",
  mint: "#cdeee0",
};

export type Point = [x: number, y: number];

/** A picture of these parts, first to last, each above the one before. */
export function sheet(...parts: string[]): string {
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${parts.join("")}</svg>`;
}

/** A colour that goes over into another from one point of the picture to another. */
export function blend(id: string, from: string, to: string, a: Point, b: Point): string {
  const way = `x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}"`;
  const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${way}>${stops}</linearGradient>`;
}

/** A shadow that gets lighter from one point to another; its ground is seen through it. */
export function fading(id: string, a: Point, b: Point, depth = 0.3): string {
  const way = `x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}"`;
  const stops = `<stop stop-color="#14162b" stop-opacity="${depth}"/><stop offset="1" stop-color="#14162b" stop-opacity="0"/>`;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${way}>${stops}</linearGradient>`;
}

export function ground(fill: string): string {
  return box(0, 0, width, height, fill);
}

export function box(x: number, y: number, w: number, h: number, fill: string, round = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${round}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, more = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;
}

/** A disc whose right is in shade. */
export function ball(x: number, y: number, radius: number, fill: string, shade: string): string {
  const [top, low] = [y - radius, y + radius];
  const [right, half] = [x + radius * 0.6, radius * 0.5];
  const side = `M${x} ${top}A${radius} ${radius} 0 0 1 ${x} ${low}C${right} ${y + half} ${right} ${y - half} ${x} ${top}Z`;
  return disc(x, y, radius, fill) + shape(side, shade);
}

/** An outline only, as thick as `thick`. */
export function hoop(x: number, y: number, radius: number, colour: string, thick: number): string {
  return disc(x, y, radius, "none", `stroke="${colour}" stroke-width="${thick}"`);
}

export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, colour: string, thick: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function polygon(points: Point[], fill: string, more = ""): string {
  return shape(`${through(points)}Z`, fill, more);
}

/** Straight from point to point. */
export function through(points: Point[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${n(x)} ${n(y)}`).join("");
}

/** A closed line that bends softly through all points. */
export function soft(points: Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? [0, 0];
  const bends = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const other = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...one, ...other, ...to].map(n).join(" ")}`;
  });
  return `M${at(0).map(n).join(" ")}${bends.join("")}Z`;
}

/** Parts turned about a point, in degrees. */
export function turned(degrees: number, about: Point, ...parts: string[]): string {
  return `<g transform="rotate(${n(degrees)} ${about[0]} ${about[1]})">${parts.join("")}</g>`;
}

/** Parts of which only what lies in a shape is seen. */
export function within(id: string, outline: string, ...parts: string[]): string {
  return `<clipPath id="${id}">${outline}</clipPath><g clip-path="url(#${id})">${parts.join("")}</g>`;
}

/** `count` numbers from 0: `steps(3)` → `[0, 1, 2]`. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A point at an angle in degrees, clockwise from the right. */
export function around([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

function n(value: number): number {
  return Math.round(value * 100) / 100;
}
