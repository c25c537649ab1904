import {
  type Point,
  around,
  blend,
  box,
  disc,
  fading,
  ground,
  hoop,
  line,
  polygon,
  sheet,
  tones as t,
  turned,
  steps,
} from "../sheet.ts";

const centre: Point = [640, 360];

/** A wristwatch that is a compass. */
export function draw(): string {
  const needle = (wide: number, far: number, colours: [string, string]) => {
    const tip = around(centre, far, -90);
    const [left, right] = [around(centre, wide, 180), around(centre, wide, 0)];
    return polygon([left, tip, centre], colours[0]) + polygon([right, tip, centre], colours[1]);
  };
  return sheet(
    blend("wall", "#ffd27a", "#f6a948", [0, 0], [1280, 720]),
    fading("long", [680, 400], [1240, 900], 0.28),
    ground("url(#wall)"),
    turned(
      20,
      centre,
      polygon(
        [
          [520, -200],
          [760, -200],
          [1500, 700],
          [1500, 1500],
          [520, 920],
        ],
        "url(#long)",
      ),
      box(530, -160, 220, 1040, "#b3325c"),
      box(530, -160, 150, 1040, t.coral),
      ...steps(3).flatMap((step) => [
        disc(640, 640 + step * 60, 12, "#7a1f45"),
        disc(640, 80 - step * 60, 12, "#7a1f45"),
      ]),
      box(870, 332, 50, 56, "#e08f2c", 14),
    ),
    disc(...centre, 244, "#1a2160"),
    disc(...centre, 222, t.sun),
    disc(...centre, 204, t.paper),
    ...steps(12).map((step) =>
      turned(
        step * 30,
        centre,
        box(635, 172, 10, step % 3 ? 20 : 34, step % 3 ? t.sky : t.night, 5),
      ),
    ),
    ...steps(4).map((step) =>
      turned(45 + step * 90, centre, needle(18, 92, ["#c5d4ff", "#a9c0ff"])),
    ),
    turned(
      20,
      centre,
      needle(30, 160, [t.coral, "#c9434d"]),
      turned(180, centre, needle(30, 160, [t.blue, "#1b2f9e"])),
    ),
    disc(...centre, 18, t.night),
    disc(...centre, 7, t.paper),
    hoop(...centre, 233, "#2a3488", 8),
    line("M462 300A190 190 0 0 1 560 186", "rgb(143 176 255 / 0.5)", 14),
  );
}
