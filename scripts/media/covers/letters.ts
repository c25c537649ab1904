import {
  blend,
  box,
  fading,
  ground,
  line,
  polygon,
  sheet,
  tones as t,
  turned,
  steps,
} from "../sheet.ts";

/** Two piles of post that become one. */
export function draw(): string {
  const stamps = [t.coral, t.teal, t.rose, t.blue, t.orange, t.leaf];
  return sheet(
    blend("wall", "#ffd27a", "#f7a63c", [0, 0], [1280, 720]),
    fading("long", [400, 320], [900, 760], 0.26),
    ground("url(#wall)"),
    box(0, 580, 1280, 140, "#c9582f"),
    box(0, 580, 1280, 16, "#ffe2a6"),
    polygon(
      [
        [482, 320],
        [882, 720],
        [350, 720],
        [210, 580],
      ],
      "url(#long)",
    ),
    polygon(
      [
        [1082, 364],
        [1438, 720],
        [950, 720],
        [810, 580],
      ],
      "url(#long)",
    ),
    ...steps(6).map((step) =>
      flat(210 + (step % 2) * 12, 540 - step * 44, stamps[step] ?? t.coral),
    ),
    ...steps(5).map((step) =>
      flat(822 - (step % 2) * 12, 540 - step * 44, stamps[5 - step] ?? t.teal),
    ),
    turned(-13, [640, 230], letter(500, 120, t.coral)),
    line("M372 262C384 190 420 150 470 132", t.night, 9, 'stroke-dasharray="2 20"'),
    line("M946 306C936 230 896 180 830 160", t.night, 9, 'stroke-dasharray="2 20"'),
  );
}

/** A letter that lies in a pile, seen from its edge. */
function flat(x: number, y: number, stamp: string): string {
  return [
    box(x, y, 260, 40, t.paper, 5),
    box(x, y + 24, 260, 16, "#ecdcc2", 5),
    box(x + 196, y, 44, 40, stamp),
    box(x + 196, y + 24, 44, 16, "rgb(20 22 43 / 0.14)"),
  ].join("");
}

/** A letter from its front. */
function letter(x: number, y: number, stamp: string): string {
  return [
    box(x + 14, y + 18, 290, 190, "rgb(122 50 20 / 0.24)", 10),
    box(x, y, 290, 190, t.paper, 10),
    box(x + 222, y + 22, 46, 56, stamp, 3),
    box(x + 232, y + 32, 26, 36, t.cream, 13),
    box(x + 40, y + 96, 150, 12, t.night, 6),
    box(x + 40, y + 122, 190, 12, t.night, 6),
    box(x + 40, y + 148, 110, 12, t.night, 6),
    line(`M${x + 140} ${y + 36}q14 -14 28 0t28 0M${x + 140} ${y + 54}q14 -14 28 0t28 0`, t.sky, 6),
  ].join("");
}
