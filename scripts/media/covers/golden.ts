import { blend, box, fading, ground, line, polygon, sheet, tones as t } from "../sheet.ts";

type Square = { x: number; y: number; side: number; way: number };

const phi = (1 + Math.sqrt(5)) / 2;
const colours = [t.blue, t.coral, t.teal, "#7a4fd0", t.pink, t.night, t.paper, t.coral];

/** Squares upon squares whose sides never meet a common measure, and the spiral through them. */
export function draw(): string {
  const squares = golden({ x: 276, y: 135, wide: 450 * phi, high: 450 }, 8);
  return sheet(
    blend("wall", "#ffd983", "#f9b44f", [0, 0], [1280, 720]),
    fading("long", [600, 360], [1240, 900], 0.26),
    ground("url(#wall)"),
    polygon(
      [
        [276, 585],
        [1004, 135],
        [1700, 831],
        [972, 1281],
      ],
      "url(#long)",
    ),
    box(260, 119, 450 * phi + 32, 482, t.paper, 10),
    ...squares.map(({ x, y, side }, index) =>
      box(x + 3, y + 3, side - 6, side - 6, colours[index] ?? t.sun),
    ),
    ...squares.map(({ x, y, side, way }) => line(quarter(x, y, side, way), t.cream, 12)),
  );
}

/** Cuts a square from a rectangle, then from what is left, each time from the next side. */
function golden(
  from: { x: number; y: number; wide: number; high: number },
  count: number,
): Square[] {
  const squares: Square[] = [];
  let { x, y, wide, high } = from;
  for (let index = 0; index < count; index += 1) {
    const way = index % 4;
    const side = Math.min(wide, high);
    squares.push({
      x: way === 2 ? x + wide - side : x,
      y: way === 3 ? y + high - side : y,
      side,
      way,
    });
    if (way === 0) x += side;
    if (way === 1) y += side;
    if (way % 2) high -= side;
    else wide -= side;
  }
  return squares;
}

function quarter(x: number, y: number, side: number, way: number): string {
  const [right, low] = [x + side, y + side];
  const ends =
    [
      [x, low, right, y],
      [x, y, right, low],
      [right, y, x, low],
      [right, low, x, y],
    ][way] ?? [];
  return `M${ends[0]} ${ends[1]}A${side} ${side} 0 0 1 ${ends[2]} ${ends[3]}`;
}
