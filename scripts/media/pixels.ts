// What the looks share: pictures as plain bytes and ramps of tones.
export type Colour = [red: number, green: number, blue: number];

/** A picture as bytes, red, green and blue by turns. */
export type Frame = { data: Buffer; width: number; height: number };

/** What sharp wants to know of bytes. */
export function rawOf({ width, height }: Frame) {
  return { raw: { width, height, channels: 3 as const } };
}

/** A number between 0 and 1. */
export function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** The 256 colours from black to white that a ramp of stops gives; the first is 0, the last is 1. */
export function toneTable(stops: [at: number, colour: Colour][]): Colour[] {
  return Array.from({ length: 256 }, (_, index) => toneAt(stops, index / 255));
}

function toneAt(stops: [at: number, colour: Colour][], light: number): Colour {
  const above = Math.max(
    1,
    stops.findIndex(([at]) => at >= light),
  );
  const [from, low] = stops[above - 1] ?? [0, [0, 0, 0]];
  const [to, high] = stops[above] ?? [1, [255, 255, 255]];
  const share = unit((light - from) / (to - from));
  const mixed = (part: 0 | 1 | 2) => low[part] + (high[part] - low[part]) * share;
  return [mixed(0), mixed(1), mixed(2)];
}
