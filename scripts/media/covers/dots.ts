import {
  type Point,
  around,
  blend,
  box,
  disc,
  ground,
  hoop,
  polygon,
  sheet,
  shape,
  steps,
  tones as t,
  turned,
} from "../sheet.ts";

const centre: Point = [600, 360];
const golden = 180 * (3 - Math.sqrt(5));

/** A sunflower of dots, one third of which is still to be drawn. */
export function draw(): string {
  const all = steps(150).map((step) => around(centre, 20.4 * Math.sqrt(step + 0.5), step * golden));
  const dots = all.map(([x, y], step) =>
    disc(x, y, 7 + step * 0.045, step < 40 ? "#7a3f2c" : step < 90 ? t.orange : t.sun),
  );
  const [x, y] = all[149] ?? centre;
  return sheet(
    blend("wood", "#1a7f80", "#0b5a66", [0, 0], [1280, 720]),
    ground("url(#wood)"),
    turned(
      3,
      centre,
      box(320, 84, 600, 600, "rgb(0 30 40 / 0.34)", 8),
      box(294, 56, 600, 600, t.paper, 8),
    ),
    hoop(...centre, 268, t.mist, 5),
    hoop(...centre, 130, t.mist, 5),
    ...dots,
    `<g transform="translate(${x} ${y}) rotate(-28)">`,
    polygon(
      [
        [10, 20],
        [70, 60],
        [520, 130],
        [560, 60],
        [120, 30],
      ],
      "rgb(0 30 40 / 0.24)",
    ),
    polygon(
      [
        [0, 0],
        [40, -13],
        [40, 13],
      ],
      t.ink,
    ),
    shape("M38 -18H70L112 -40V40L70 18H38Z", "#c9434d"),
    box(108, -42, 320, 84, t.coral, 10),
    box(108, 6, 320, 36, "#c9434d", 10),
    box(150, -42, 26, 84, t.cream),
    box(424, -46, 150, 92, t.night, 18),
    "</g>",
  );
}
