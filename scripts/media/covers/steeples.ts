import {
  type Point,
  blend,
  disc,
  fading,
  ground,
  hoop,
  line,
  polygon,
  sheet,
  shape,
  tones as t,
  within,
  box,
} from "../sheet.ts";

const moon: Point = [600, 360];

/** Mountains on the line of light, with shadows as long as those of steeples. */
export function draw(): string {
  const peaks: [x: number, y: number, size: number, far: number][] = [
    [640, 180, 40, 150],
    [690, 268, 56, 230],
    [668, 372, 44, 190],
    [716, 452, 60, 260],
    [650, 540, 40, 150],
    [800, 320, 34, 90],
  ];
  return sheet(
    blend("wall", "#5a80fb", "#2b49d6", [0, 0], [1280, 720]),
    fading("long", [680, 420], [1200, 880], 0.3),
    ground("url(#wall)"),
    polygon(
      [
        [402, 558],
        [798, 162],
        [1460, 824],
        [1064, 1220],
      ],
      "url(#long)",
    ),
    disc(...moon, 284, t.cream),
    within(
      "moon",
      disc(...moon, 284, "#fff"),
      disc(830, 200, 44, "#f0d5a8"),
      disc(790, 560, 36, "#f0d5a8"),
      disc(850, 430, 24, "#f0d5a8"),
      shape("M300 60H600C540 200 540 520 600 660H300Z", "#1a2160"),
      ...peaks.map(([x, y, size, far]) =>
        polygon(
          [
            [x, y - size],
            [x, y + size * 0.4],
            [x - far, y + size * 0.1],
          ],
          "#1a2160",
        ),
      ),
      ...peaks.flatMap(([x, y, size]) => [
        polygon(
          [
            [x - size * 0.5, y + size * 0.5],
            [x, y - size],
            [x + size * 0.6, y + size * 0.5],
          ],
          "#d9a866",
        ),
        polygon(
          [
            [x, y - size],
            [x + size * 0.6, y + size * 0.5],
            [x + size * 0.08, y + size * 0.5],
          ],
          t.sun,
        ),
      ]),
      disc(420, 250, 34, "#232c78"),
      disc(470, 470, 50, "#232c78"),
    ),
    hoop(...moon, 284, "rgb(255 255 255 / 0.3)", 6),
    `<g transform="translate(890 590) rotate(32)">`,
    polygon(
      [
        [20, 26],
        [400, 80],
        [400, 110],
        [60, 70],
      ],
      "rgb(10 20 90 / 0.3)",
    ),
    polygon(
      [
        [0, 0],
        [84, -34],
        [84, 34],
      ],
      "#f3c48d",
    ),
    polygon(
      [
        [0, 0],
        [32, -13],
        [32, 13],
      ],
      t.ink,
    ),
    box(82, -34, 420, 68, t.coral),
    box(82, 8, 420, 26, "#c9434d"),
    "</g>",
    line("M886 588C820 640 740 668 640 678", t.ink, 7),
  );
}
