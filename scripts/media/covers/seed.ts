import {
  type Point,
  around,
  blend,
  disc,
  fading,
  ground,
  hoop,
  line,
  polygon,
  shape,
  sheet,
  steps,
  through,
  tones as t,
  turned,
} from "../sheet.ts";

const centre: Point = [640, 366];
const golden = 180 * (3 - Math.sqrt(5));

/** A plate that turns a little and gets a seed, again and again. */
export function draw(): string {
  const seeds = steps(72).map((step) => {
    const [x, y] = around(centre, 27 * Math.sqrt(step + 0.5), step * golden);
    return disc(x, y, 13, step > 50 ? t.coral : step > 20 ? t.orange : t.sun);
  });
  const arc = steps(28).map((step) => around(centre, 322, 130 + step * 4));
  const [tip] = arc.slice(-1);
  const [x, y] = around(centre, 246, -40);
  return sheet(
    blend("wall", "#d6f2e4", "#a5dcc6", [0, 0], [1280, 720]),
    fading("long", [700, 440], [1200, 880], 0.24),
    ground("url(#wall)"),
    polygon(
      [
        [452, 572],
        [828, 160],
        [1500, 840],
        [1124, 1250],
      ],
      "url(#long)",
    ),
    disc(...centre, 280, "#123f66"),
    disc(...centre, 258, "#1b5680"),
    hoop(...centre, 258, "rgb(255 255 255 / 0.16)", 4),
    ...seeds,
    line(through(arc), t.blue, 14),
    turned(
      18,
      tip ?? centre,
      polygon(
        [
          [(tip?.[0] ?? 0) + 34, tip?.[1] ?? 0],
          [(tip?.[0] ?? 0) - 18, (tip?.[1] ?? 0) - 30],
          [(tip?.[0] ?? 0) - 18, (tip?.[1] ?? 0) + 30],
        ],
        t.blue,
      ),
    ),
    // The next one, held over its place.
    hoop(x, y, 20, t.paper, 5),
    turned(
      -40,
      [x, y],
      shape(
        `M${x + 36} ${y}C${x + 52} ${y - 30} ${x + 96} ${y - 26} ${x + 110} ${y}C${x + 96} ${y + 26} ${x + 52} ${y + 30} ${x + 36} ${y}Z`,
        t.sun,
      ),
      shape(`M${x + 36} ${y}C${x + 52} ${y + 30} ${x + 96} ${y + 26} ${x + 110} ${y}Z`, "#e08f2c"),
      polygon(
        [
          [x + 60, y - 24],
          [x + 74, y - 28],
          [x + 360, y - 36],
          [x + 360, y - 8],
          [x + 340, y - 4],
        ],
        t.night,
      ),
      polygon(
        [
          [x + 60, y + 24],
          [x + 74, y + 28],
          [x + 360, y + 36],
          [x + 360, y + 8],
          [x + 340, y + 4],
        ],
        "#2a3488",
      ),
    ),
  );
}
