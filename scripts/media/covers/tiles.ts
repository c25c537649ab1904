import { box, disc, ground, sheet, shape, steps, tones as t } from "../sheet.ts";

const side = 120;
const odd = { column: 6, row: 2 };

/** Quarter discs on tiles, by a rule that is broken once. */
export function draw(): string {
  const pairs = [
    [t.cream, t.blue],
    [t.blue, t.sun],
    [t.pink, t.night],
    [t.coral, t.cream],
  ] as const;
  const all = steps(6).flatMap((row) =>
    steps(11).map((column) => {
      const [under, above] = pairs[(column + row * 2) % 4] ?? pairs[0];
      return tile(column * side - 20, row * side, (column + row) % 4, under, above);
    }),
  );
  const [x, y] = [odd.column * side - 20, odd.row * side];
  return sheet(
    ground(t.cream),
    ...all,
    box(x, y, side, side, t.teal),
    disc(x + side / 2, y + side / 2, side * 0.38, t.paper),
  );
}

function tile(x: number, y: number, turn: number, under: string, above: string): string {
  const quarter = shape(`M0 0H${side}A${side} ${side} 0 0 1 0 ${side}Z`, above);
  const small = shape(`M0 0H${side / 2}A${side / 2} ${side / 2} 0 0 1 0 ${side / 2}Z`, under);
  const middle = side / 2;
  return `<g transform="translate(${x} ${y}) rotate(${turn * 90} ${middle} ${middle})">${box(0, 0, side, side, under)}${quarter}${small}</g>`;
}
