import { blend, box, ground, polygon, sheet, tones as t, steps } from "../sheet.ts";

const rods: [left: number, colour: string][] = [
  [4, "#ffcf6b"],
  [1, t.coral],
  [5, t.cream],
  [2, t.sky],
  [3, t.pink],
];

/** An abacus. */
export function draw(): string {
  const rows = rods.map(([left, colour], row) => {
    const y = 162 + row * 92;
    const at = [
      ...steps(left).map((n) => 366 + n * 62),
      ...steps(6 - left).map((n) => 914 - n * 62),
    ];
    return [
      box(330, y + 26, 620, 8, "#083f4a"),
      ...at.map(
        (x) =>
          box(x - 27, y - 8, 54, 76, colour, 24) +
          box(x + 8, y - 8, 19, 76, "rgb(20 22 43 / 0.16)", 10),
      ),
    ].join("");
  });
  return sheet(
    blend("wall", "#67bfb2", "#3f9b98", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    polygon(
      [
        [990, 88],
        [1280, 378],
        [1280, 720],
        [378, 720],
        [290, 632],
      ],
      "rgb(0 60 70 / 0.3)",
    ),
    box(290, 88, 700, 544, "#2748d9", 26),
    box(290, 600, 700, 32, "#1a33a8", 16),
    box(338, 136, 604, 448, "#0e5964", 8),
    box(338, 136, 604, 18, "rgb(0 20 40 / 0.3)"),
    ...rows,
  );
}
