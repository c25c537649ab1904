import {
  ball,
  type Point,
  around,
  blend,
  disc,
  ground,
  hoop,
  line,
  polygon,
  sheet,
  shape,
  steps,
  through,
  tones as t,
  within,
} from "../sheet.ts";

const planet: Point = [120, 800];

/** The rings of Saturn as a motorway of snowballs. */
export function draw(): string {
  const lanes = [520, 640, 760, 900];
  const balls: [lane: number, angle: number, size: number][] = [
    [0, -74, 20],
    [0, -56, 28],
    [0, -30, 22],
    [1, -66, 30],
    [1, -44, 20],
    [1, -22, 32],
    [2, -58, 22],
    [2, -38, 34],
    [2, -14, 24],
    [3, -50, 34],
    [3, -28, 24],
    [3, -12, 36],
  ];
  return sheet(
    blend("space", "#2b2a8c", "#141a52", [0, 0], [1280, 720]),
    ground("url(#space)"),
    ...(
      [
        [1100, 60],
        [1220, 160],
        [980, 40],
        [700, 60],
        [860, 90],
        [1180, 300],
        [60, 60],
        [240, 40],
      ] as Point[]
    ).map(([x, y], index) => disc(x, y, 3 + (index % 3), t.paper)),
    ...lanes.map((radius, index) =>
      hoop(
        ...planet,
        radius,
        ["#b3325c", "#d9564f", t.orange, "#8f63d6"][index] ?? "",
        [104, 104, 104, 128][index] ?? 0,
      ),
    ),
    ...lanes.map((radius) =>
      line(
        through(steps(41).map((step) => around(planet, radius, -95 + step * 2.5))),
        "rgb(255 255 255 / 0.4)",
        6,
        'stroke-dasharray="34 34"',
      ),
    ),
    ...balls.map(([lane, angle, size], index) => {
      const [x, y] = around(planet, (lanes[lane] ?? 0) + (index % 2 ? 26 : -26), angle);
      return (
        disc(x + 9, y + 11, size, "rgb(20 10 60 / 0.35)") + ball(x, y, size, t.paper, "#cdd9ff")
      );
    }),
    disc(...planet, 420, "#fbd07a"),
    within(
      "saturn",
      disc(...planet, 420, "#fff"),
      ...[
        [380, t.sun],
        [330, "#f9a53f"],
        [250, "#fbd07a"],
        [190, t.orange],
      ].map(([radius, colour]) => disc(60, 860, Number(radius), String(colour))),
      polygon(
        [
          [300, 300],
          [700, 300],
          [700, 800],
          [440, 800],
        ],
        "rgb(80 20 60 / 0.14)",
      ),
    ),
    disc(1040, 250, 44, t.teal),
    shape("M1040 206A44 44 0 0 1 1040 294C1066 272 1066 228 1040 206Z", "rgb(0 40 60 / 0.24)"),
  );
}
