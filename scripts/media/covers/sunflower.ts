import {
  type Point,
  around,
  blend,
  disc,
  fading,
  ground,
  polygon,
  sheet,
  shape,
  steps,
  tones as t,
  turned,
} from "../sheet.ts";

const centre: Point = [640, 360];
const golden = 180 * (3 - Math.sqrt(5));

/** A sunflower whose seeds stand where those of a real one do; every third of its 21 arms has a colour. */
export function draw(): string {
  const arms = [t.cream, t.sun, t.orange];
  const seeds = steps(233).map((index) => {
    const share = Math.sqrt((index + 0.5) / 233);
    const [x, y] = around(centre, share * 164, index * golden);
    return disc(x, y, 3.2 + share * 3.4, arms[(index % 21) % 3] ?? t.cream);
  });
  return sheet(
    blend("field", "#7fcdbf", "#3b9a96", [200, 0], [1100, 720]),
    fading("long", [640, 360], [1180, 800], 0.34),
    ground("url(#field)"),
    polygon(
      [
        [417, 583],
        [863, 137],
        [1663, 937],
        [1217, 1383],
      ],
      "url(#long)",
    ),
    petals(21, 318, 74, "#f4813f", 0),
    petals(21, 306, 66, t.sun, 180 / 21),
    petals(21, 262, 52, "#ffd37a", 0),
    disc(...centre, 196, "#7c2d3e"),
    disc(...centre, 180, "#4a1c3a"),
    ...seeds,
  );
}

function petals(count: number, long: number, wide: number, colour: string, first: number): string {
  const [x, y] = centre;
  const d = `M${x + 150} ${y}C${x + 190} ${y - wide} ${x + long * 0.86} ${y - wide * 0.7} ${x + long} ${y}C${x + long * 0.86} ${y + wide * 0.7} ${x + 190} ${y + wide} ${x + 150} ${y}Z`;
  return steps(count)
    .map((step) => turned(first + (step * 360) / count, centre, shape(d, colour)))
    .join("");
}
