import {
  type Point,
  blend,
  disc,
  fading,
  ground,
  line,
  polygon,
  shape,
  sheet,
  tones as t,
  turned,
  within,
} from "../sheet.ts";

const moon: Point = [580, 360];
const wire = "M980 640V300A66 66 0 0 0 848 300V620A46 46 0 0 0 940 620V350";

/** Io, warm from being bent, beside a paper clip that is. */
export function draw(): string {
  const plume = (angle: number, colours: [string, string]) =>
    turned(
      angle,
      moon,
      shape(
        "M552 128C540 80 500 40 460 30C520 10 560 30 580 60C600 30 640 10 700 30C660 40 620 80 608 128Z",
        colours[0],
      ),
      shape(
        "M564 134C558 96 540 70 524 58C552 52 570 66 580 84C590 66 608 52 636 58C620 70 602 96 596 134Z",
        colours[1],
      ),
    );
  const spots: [x: number, y: number, size: number][] = [
    [500, 300, 34],
    [640, 260, 22],
    [560, 440, 44],
    [690, 400, 28],
    [450, 420, 18],
    [620, 520, 20],
  ];
  return sheet(
    blend("wall", "#cfc0fa", "#a58be6", [0, 0], [1280, 720]),
    fading("long", [640, 420], [1160, 880], 0.26),
    ground("url(#wall)"),
    polygon(
      [
        [414, 526],
        [746, 194],
        [1400, 850],
        [1070, 1180],
      ],
      "url(#long)",
    ),
    plume(-34, [t.coral, t.sun]),
    plume(72, [t.orange, t.sun]),
    disc(...moon, 236, t.sun),
    within(
      "io",
      disc(...moon, 236, "#fff"),
      shape("M340 240C440 180 520 200 560 140V100H320Z", "#ffe08f"),
      shape("M340 520C440 480 560 560 700 540S820 480 860 500V640H340Z", t.orange),
      shape("M340 570C440 540 560 600 700 580S820 540 860 550V640H340Z", "#e0622f"),
      ...spots.flatMap(([x, y, size]) => [
        disc(x, y, size, "#e0622f"),
        disc(x + size * 0.14, y + size * 0.14, size * 0.62, "#7a2f3a"),
      ]),
      shape("M580 124A236 236 0 0 1 580 596C740 520 760 260 580 124Z", "rgb(80 20 60 / 0.18)"),
    ),
    `<g transform="translate(24 28)">${turned(16, [914, 460], line(wire, "rgb(50 20 110 / 0.28)", 24))}</g>`,
    turned(
      16,
      [914, 460],
      line(wire, t.blue, 24),
      line("M848 380V520", "#4a6ef5", 24),
      line("M940 620V500", t.coral, 24),
    ),
  );
}
