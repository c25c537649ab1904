import {
  type Point,
  blend,
  fading,
  ground,
  polygon,
  sheet,
  shape,
  steps,
  tones as t,
  turned,
  within,
} from "../sheet.ts";

/** A pineapple, whose eyes lie in spirals that go both ways. */
export function draw(): string {
  const outline = `<ellipse cx="640" cy="452" rx="178" ry="222"/>`;
  const eyes = steps(15).flatMap((row) =>
    steps(9).map((column) => {
      const x = 640 + (column - 4 + (row % 2) / 2) * 60;
      const y = 222 + row * 35;
      const dark = (column + Math.floor(row / 2)) % 3;
      const at: Point[] = [
        [x, y - 31],
        [x + 27, y],
        [x, y + 31],
        [x - 27, y],
      ];
      return (
        polygon(at, ["#ffc64f", "#f8a73a", "#f28c34"][dark] ?? t.sun) +
        polygon(
          [
            [x, y - 9],
            [x + 8, y],
            [x, y + 9],
            [x - 8, y],
          ],
          "#a84a2c",
        )
      );
    }),
  );
  const leaves: [angle: number, long: number, colour: string][] = [
    [-62, 170, "#1f7d66"],
    [62, 170, "#1f7d66"],
    [-38, 214, t.leaf],
    [38, 214, t.leaf],
    [-16, 236, "#47b58f"],
    [16, 236, "#47b58f"],
    [0, 200, "#8fd9b6"],
  ];
  return sheet(
    blend("wall", "#f9b9c3", "#ef8fa6", [0, 0], [1280, 720]),
    fading("long", [700, 440], [1200, 760], 0.3),
    ground("url(#wall)"),
    polygon(
      [
        [490, 572],
        [760, 280],
        [1280, 780],
        [1280, 900],
        [800, 900],
      ],
      "url(#long)",
    ),
    ...leaves.map(([angle, long, colour]) =>
      turned(
        angle,
        [640, 266],
        shape(
          `M640 286C600 ${286 - long * 0.3} 606 ${286 - long * 0.8} 640 ${286 - long}C674 ${286 - long * 0.8} 680 ${286 - long * 0.3} 640 286Z`,
          colour,
        ),
      ),
    ),
    within(
      "fruit",
      outline,
      `<ellipse cx="640" cy="452" rx="178" ry="222" fill="#d0662f"/>`,
      ...eyes,
      shape("M690 220A400 400 0 0 1 700 690L900 700V200Z", "rgb(120 30 40 / 0.2)"),
    ),
  );
}
