import { blend, box, ground, polygon, sheet, steps, tones as t, turned } from "../sheet.ts";

/** Punched cards in a fan. */
export function draw(): string {
  const fan: [angle: number, colour: string, edge: string][] = [
    [-24, "#7d5fd6", "#5b3fc4"],
    [-8, t.coral, "#c9433f"],
    [8, "#ffcf6b", "#e8a63a"],
  ];
  return sheet(
    blend("wall", "#e6ebff", "#c3d0ff", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    ...fan.map(([angle, colour, edge]) => turned(angle, [560, 760], card(colour, edge))),
  );
}

function card(colour: string, edge: string): string {
  const holes = steps(8 * 11).flatMap((index) => {
    const [column, row] = [index % 11, Math.floor(index / 11)];
    if ((column * 7 + row * 5 + column * row) % 3 !== 0) return [];
    return [box(352 + column * 52, 214 + row * 42, 22, 30, t.night, 4)];
  });
  return [
    polygon(
      [
        [330, 160],
        [970, 160],
        [970, 600],
        [310, 600],
        [310, 180],
      ],
      "rgb(39 42 140 / 0.16)",
      'transform="translate(24 26)"',
    ),
    polygon(
      [
        [350, 140],
        [960, 140],
        [960, 590],
        [310, 590],
        [310, 180],
      ],
      colour,
    ),
    box(310, 566, 650, 24, edge),
    box(372, 166, 260, 16, edge, 8),
    ...holes,
  ].join("");
}
