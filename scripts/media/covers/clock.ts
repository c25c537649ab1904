import {
  type Point,
  around,
  blend,
  disc,
  fading,
  ground,
  line,
  polygon,
  sheet,
  through,
  tones as t,
  steps,
} from "../sheet.ts";

const centre: Point = [640, 360];

/** A clock, with one minute of its hour in colour. */
export function draw(): string {
  const slice = [centre, ...steps(4).map((step) => around(centre, 232, -60 + step * 2))];
  return sheet(
    blend("wall", "#ffb59e", "#f08371", [0, 0], [1280, 720]),
    fading("long", [640, 360], [1180, 800], 0.32),
    ground("url(#wall)"),
    polygon(
      [
        [445, 555],
        [835, 165],
        [1500, 830],
        [1110, 1220],
      ],
      "url(#long)",
    ),
    disc(...centre, 276, t.night),
    disc(...centre, 242, t.paper),
    polygon(slice, t.coral),
    ...steps(60).map((step) => {
      const isHour = step % 5 === 0;
      return line(
        through([around(centre, 222, step * 6), around(centre, isHour ? 188 : 210, step * 6)]),
        t.night,
        isHour ? 11 : 4,
      );
    }),
    line(through([centre, around(centre, 118, 218)]), t.night, 22),
    line(through([centre, around(centre, 176, -62)]), t.night, 16),
    line(through([around(centre, -50, 104), around(centre, 196, 104)]), t.coral, 7),
    disc(...centre, 22, t.coral),
    disc(...centre, 8, t.paper),
  );
}
