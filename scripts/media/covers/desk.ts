import {
  type Point,
  around,
  blend,
  box,
  disc,
  hoop,
  line,
  polygon,
  sheet,
  ground,
  shape,
  steps,
  through,
  tones as t,
  turned,
} from "../sheet.ts";

/** A desk seen from above: a sheet with wheels on it, a pencil, a cup of coffee. */
export function draw(): string {
  const centre: Point = [600, 356];
  const rose = through(
    steps(361).map((degrees) =>
      around(centre, 168 * Math.cos((degrees * 2 * Math.PI) / 180), degrees),
    ),
  );
  return sheet(
    blend("wood", "#2f9a94", "#14747a", [0, 0], [1280, 720]),
    ground("url(#wood)"),
    turned(
      -4,
      [620, 360],
      box(354, 98, 560, 560, "rgb(0 40 50 / 0.3)", 6),
      box(330, 70, 560, 560, t.paper, 6),
      box(330, 70, 560, 560, "rgb(255 236 207 / 0.35)", 6),
    ),
    hoop(...centre, 216, "#c9d5ff", 5),
    hoop(...centre, 120, "#c9d5ff", 5),
    line("M368 372L836 340M584 124L618 588", "#c9d5ff", 4),
    shape(`${rose}Z`, "#e3e9ff"),
    line(`${rose}Z`, t.blue, 12),
    disc(...centre, 17, t.coral),
    `<g transform="translate(768 356) rotate(34)">`,
    polygon(
      [
        [30, 44],
        [430, 44],
        [430, 78],
        [60, 78],
      ],
      "rgb(0 40 50 / 0.26)",
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
        [30, -12],
        [30, 12],
      ],
      t.ink,
    ),
    box(82, -34, 300, 23, "#ffcf6b"),
    box(82, -11, 300, 23, t.sun),
    box(82, 11, 300, 23, "#e08f2c"),
    box(382, -34, 30, 68, t.mint),
    shape("M412 -34H460A20 20 0 0 1 480 -14V14A20 20 0 0 1 460 34H412Z", t.coral),
    "</g>",
    disc(1088, 188, 120, "rgb(0 40 50 / 0.28)"),
    disc(1062, 160, 122, t.cream),
    disc(1062, 160, 96, "#ffd9a3"),
    disc(1062, 160, 74, t.paper),
    disc(1062, 160, 60, "#7c3f2c"),
    disc(1048, 148, 26, "#9a5538"),
    box(1126, 140, 66, 36, t.paper, 16),
    turned(
      -24,
      [170, 300],
      box(100, 150, 150, 330, "rgb(0 40 50 / 0.24)", 10),
      box(84, 132, 150, 330, t.coral, 10),
      box(84, 132, 30, 330, "#c9433f", 10),
      box(136, 184, 72, 12, t.cream, 6),
      box(136, 208, 46, 12, t.cream, 6),
    ),
    disc(226, 590, 44, "rgb(0 40 50 / 0.24)"),
    disc(214, 578, 44, t.sun),
    disc(214, 578, 28, "#ffd37a"),
    disc(128, 632, 30, "rgb(0 40 50 / 0.24)"),
    disc(120, 622, 30, t.sky),
    disc(120, 622, 18, "#c1d3ff"),
  );
}
