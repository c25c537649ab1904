import {
  type Point,
  blend,
  fading,
  ground,
  line,
  polygon,
  sheet,
  steps,
  through,
  tones as t,
  turned,
  box,
  disc,
} from "../sheet.ts";

/** The curve of 1989, on the paper of a plotter. */
export function draw(): string {
  const drawn = steps(721).map((step): Point => {
    const a = (step / 720) * Math.PI * 12;
    const far = Math.exp(Math.cos(a)) - 2 * Math.cos(4 * a) - Math.sin(a / 12) ** 5;
    return [620 + 92 * Math.sin(a) * far, 396 - 84 * Math.cos(a) * far];
  });
  // Where a wing is furthest out.
  const [x, y] = drawn.reduce((far, point) =>
    point[0] - point[1] > far[0] - far[1] ? point : far,
  );
  return sheet(
    blend("wall", "#ff9d7e", "#e9606a", [0, 0], [1280, 720]),
    fading("long", [640, 300], [1240, 860], 0.28),
    ground("url(#wall)"),
    polygon(
      [
        [250, 650],
        [1000, 66],
        [1700, 766],
        [950, 1350],
      ],
      "url(#long)",
    ),
    box(240, 66, 760, 588, t.paper, 10),
    ...steps(9).map((step) => line(`M${316 + step * 76} 66V654`, t.mist, 3)),
    ...steps(7).map((step) => line(`M240 ${142 + step * 74}H1000`, t.mist, 3)),
    line(through(drawn), t.blue, 7),
    turned(
      38,
      [x, y],
      polygon(
        [
          [x, y],
          [x + 60, y - 26],
          [x + 60, y + 26],
        ],
        t.night,
      ),
      box(x + 56, y - 38, 330, 76, t.sun, 8),
      box(x + 56, y, 330, 38, "#e99a2d", 8),
      box(x + 90, y - 38, 26, 76, t.paper),
    ),
    disc(x, y, 9, t.night),
  );
}
