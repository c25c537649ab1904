import { blend, box, fading, ground, polygon, sheet, tones as t, steps } from "../sheet.ts";

const table = 560;
const crayons = [
  [t.teal, 300],
  [t.coral, 178],
  [t.cream, 396],
  [t.rose, 232],
  [t.sun, 438],
  [t.blue, 150],
  [t.orange, 346],
  [t.mint, 264],
  [t.night, 410],
  [t.pink, 204],
] as const;

/** Ten crayons of ten lengths, none where it belongs. */
export function draw(): string {
  const at = (index: number) => 266 + index * 76;
  return sheet(
    blend("wall", "#d9ccff", "#a98fe8", [0, 0], [1280, 720]),
    ...steps(10).map((index) =>
      fading(`long${index}`, [at(index), 300], [at(index) + 330, 620], 0.2),
    ),
    ground("url(#wall)"),
    ...crayons.map(([, high], index) =>
      polygon(
        [
          [at(index) + 62, table - high],
          [at(index) + 62 + 420, table - high + 420],
          [at(index) + 62 + 420, table + 160],
          [at(index), table],
        ],
        `url(#long${index})`,
      ),
    ),
    box(0, table, 1280, 160, "#7d61c8"),
    box(0, table, 1280, 18, "#cdbdf7"),
    ...crayons.map(([colour, high], index) => crayon(at(index), high, colour)),
  );
}

function crayon(x: number, high: number, colour: string): string {
  const top = table - high;
  return [
    polygon(
      [
        [x + 10, top + 62],
        [x + 24, top],
        [x + 38, top],
        [x + 52, top + 62],
      ],
      colour,
    ),
    box(x, top + 56, 62, high - 56, colour, 4),
    box(x, top + 78, 62, 8, "rgb(20 22 43 / 0.3)"),
    box(x, table - 34, 62, 8, "rgb(20 22 43 / 0.3)"),
    polygon(
      [
        [x + 31, top],
        [x + 38, top],
        [x + 52, top + 56],
        [x + 62, top + 56],
        [x + 62, table],
        [x + 42, table],
        [x + 42, top + 56],
      ],
      "rgb(20 22 43 / 0.12)",
    ),
  ].join("");
}
