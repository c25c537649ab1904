import { type Point, around, blend, disc, ground, sheet, steps, tones as t } from "../sheet.ts";

const centre: Point = [640, 360];
const golden = 180 * (3 - Math.sqrt(5));

/** The seeds of a flower, large; each of the 21 arms goes from colour to colour. */
export function draw(): string {
  const colours = [t.sun, t.coral, t.paper, t.sky, t.teal, t.orange, t.pink];
  const seeds = steps(420).flatMap((index) => {
    const far = 26 * Math.sqrt(index + 0.5);
    const [x, y] = around(centre, far, index * golden);
    if (x < -30 || x > 1310 || y < -30 || y > 750) return [];
    return [disc(x, y, 5 + far * 0.028, colours[(index % 21) % 7] ?? t.sun)];
  });
  return sheet(
    blend("heart", "#232c86", "#141a52", [0, 0], [1280, 720]),
    ground("url(#heart)"),
    ...seeds,
  );
}
