import {
  type Point,
  around,
  blend,
  box,
  disc,
  fading,
  ground,
  hoop,
  polygon,
  sheet,
  steps,
  through,
  line,
  tones as t,
  turned,
} from "../sheet.ts";

const pivot: Point = [640, 560];

/** A metronome whose beats are colours. */
export function draw(): string {
  const bands = [t.coral, t.sun, t.teal, t.blue];
  const fan = bands.map((colour, index) => {
    const from = -142 + index * 19.5;
    const arc = (radius: number) => steps(9).map((step) => around(pivot, radius, from + step * 2));
    return polygon([...arc(500), ...arc(330).toReversed()], colour);
  });
  return sheet(
    blend("wall", "#fff1d2", "#ffdc9a", [0, 0], [1280, 720]),
    fading("long", [640, 360], [1200, 900], 0.26),
    ground("url(#wall)"),
    polygon(
      [
        [470, 640],
        [720, 130],
        [1400, 800],
        [1140, 1310],
      ],
      "url(#long)",
    ),
    ...fan,
    polygon(
      [
        [560, 120],
        [720, 120],
        [836, 640],
        [444, 640],
      ],
      "#5b3fc4",
    ),
    polygon(
      [
        [640, 120],
        [720, 120],
        [836, 640],
        [730, 640],
      ],
      "#47309f",
    ),
    polygon(
      [
        [582, 160],
        [698, 160],
        [776, 520],
        [504, 520],
      ],
      t.cream,
    ),
    ...steps(7).map((step) => box(610 - step * 3, 200 + step * 44, 60 + step * 6, 7, "#d9b98a", 3)),
    box(424, 590, 432, 66, "#3a2587", 18),
    box(470, 612, 340, 14, t.sun, 7),
    turned(
      24,
      pivot,
      box(632, 120, 16, 440, t.night, 8),
      polygon(
        [
          [596, 226],
          [684, 226],
          [670, 300],
          [610, 300],
        ],
        t.coral,
      ),
      polygon(
        [
          [640, 226],
          [684, 226],
          [670, 300],
          [640, 300],
        ],
        "#c9434d",
      ),
    ),
    disc(...pivot, 22, t.sun),
    hoop(...pivot, 22, t.night, 7),
    line(through(steps(13).map((step) => around(pivot, 540, -58 + step * 2))), t.night, 8),
  );
}
