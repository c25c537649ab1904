import { blend, box, disc, fading, ground, polygon, sheet, tones as t, turned } from "../sheet.ts";

/** Books on a shelf, short to tall; one of them has yet to find its place. */
export function draw(): string {
  const board = 590;
  const books = [
    [t.pink, 62, 190],
    [t.coral, 78, 226],
    [t.orange, 58, 262],
    [t.sun, 84, 300],
    [t.cream, 60, 338],
    [t.mint, 74, 372],
    [t.teal, 90, 408],
    [t.sky, 64, 446],
  ] as const;
  let left = 300;
  const row = books.map(([colour, wide, high], index) => {
    if (index === 5) left += 96;
    const book = bookAt(left, board - high, wide, high, colour);
    left += wide + 6;
    return book;
  });
  const [gap, tall] = [729, 354];
  const lone = turned(
    7,
    [gap + 46, 240],
    bookAt(gap + 8, 92, 76, tall, t.paper),
    box(gap + 8, 92 + tall * 0.42, 76, 64, t.coral),
    disc(gap + 46, 92 + tall * 0.42 + 32, 13, t.paper),
  );
  const shadow = polygon(
    [
      [300, board],
      [980, 144],
      [1280, 330],
      [1280, board],
    ],
    "url(#long)",
  );
  return sheet(
    blend("wall", "#3557ea", "#1f3ab8", [0, 0], [1280, 720]),
    fading("long", [640, 200], [1220, 470], 0.3),
    ground("url(#wall)"),
    shadow,
    ...row,
    lone,
    box(0, board, 1280, 40, t.cream),
    box(0, board + 40, 1280, 90, "#1a2f9c"),
    box(0, board + 28, 1280, 12, "#f0cf9f"),
  );
}

function bookAt(x: number, y: number, wide: number, high: number, colour: string): string {
  return [
    box(x, y, wide, high, colour, 5),
    box(x + wide * 0.72, y, wide * 0.28, high, "rgb(20 22 43 / 0.12)", 5),
    box(x, y + 34, wide, 9, "rgb(20 22 43 / 0.28)"),
    box(x, y + 51, wide, 9, "rgb(20 22 43 / 0.28)"),
    box(x, y + high - 46, wide, 12, "rgb(20 22 43 / 0.28)"),
  ].join("");
}
