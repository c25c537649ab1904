import {
  type Point,
  around,
  blend,
  box,
  disc,
  ground,
  polygon,
  shape,
  sheet,
  tones as t,
  turned,
  within,
  steps,
} from "../sheet.ts";

const centre: Point = [600, 760];
const radius = 470;

/** A street goes round with the Earth, out of the night and under the Sun. */
export function draw(): string {
  const homes: [angle: number, wide: number, high: number, colour: string, roof: string][] = [
    [-44, 84, 96, "#2b3890", "#1a2160"],
    [-31, 70, 150, "#37449f", "#1a2160"],
    [-18, 92, 88, "#5b55b0", "#3a2f86"],
    [-4, 74, 120, t.pink, "#b3325c"],
    [9, 96, 92, t.paper, t.coral],
    [23, 72, 142, t.cream, t.blue],
    [36, 88, 90, "#fff1c9", t.coral],
  ];
  return sheet(
    blend("sky", "#1a2160", "#ffdf9e", [180, 200], [1060, 500]),
    `<linearGradient id="half" x1="0" x2="1"><stop offset="0.35" stop-color="#123f66"/><stop offset="0.65" stop-color="#6fc0b5"/></linearGradient>`,
    ground("url(#sky)"),
    ...(
      [
        [110, 110],
        [240, 200],
        [360, 80],
        [70, 300],
        [190, 390],
        [480, 160],
      ] as Point[]
    ).map(([x, y], index) => disc(x, y, 3 + (index % 3) * 1.5, t.paper)),
    disc(1090, 380, 230, "rgb(255 255 255 / 0.16)"),
    disc(1090, 380, 170, "rgb(255 255 255 / 0.22)"),
    disc(1090, 380, 112, t.sun),
    ...homes.map(([angle, wide, high, colour, roof], index) =>
      turned(
        angle,
        centre,
        box(centre[0] - wide / 2, centre[1] - radius - high, wide, high + 20, colour),
        box(centre[0], centre[1] - radius - high, wide / 2, high + 20, "rgb(20 22 70 / 0.12)"),
        polygon(
          [
            [centre[0] - wide / 2 - 10, centre[1] - radius - high],
            [centre[0], centre[1] - radius - high - 50],
            [centre[0] + wide / 2 + 10, centre[1] - radius - high],
          ],
          roof,
        ),
        ...steps(2).map((step) =>
          box(
            centre[0] - wide / 4 - 9 + (step * wide) / 2,
            centre[1] - radius - high + 26,
            18,
            24,
            index < 4 ? t.sun : t.sky,
            3,
          ),
        ),
      ),
    ),
    disc(...centre, radius + 6, "rgb(20 22 70 / 0.14)"),
    disc(...centre, radius, "url(#half)"),
    within(
      "land",
      disc(...centre, radius, "#fff"),
      shape("M170 620C260 560 380 600 430 680C460 730 400 800 300 790Z", "rgb(255 255 255 / 0.1)"),
      shape(
        "M640 520C760 470 900 520 960 600C980 680 900 720 820 690C740 670 640 610 640 520Z",
        t.leaf,
      ),
      shape("M520 380C560 350 640 350 660 390C640 430 560 440 520 380Z", "rgb(255 255 255 / 0.16)"),
    ),
    ...steps(3).map((step) => {
      const [x, y] = around(centre, radius - 110, -128 + step * 16);
      return turned(
        -38 + step * 16,
        [x, y],
        polygon(
          [
            [x - 16, y - 22],
            [x + 20, y],
            [x - 16, y + 22],
          ],
          "rgb(255 255 255 / 0.75)",
        ),
      );
    }),
  );
}
