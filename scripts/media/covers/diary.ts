import {
  blend,
  box,
  disc,
  fading,
  ground,
  line,
  polygon,
  shape,
  sheet,
  tones as t,
  within,
  steps,
} from "../sheet.ts";

const craters: [x: number, y: number, size: number][] = [
  [480, 300, 92],
  [400, 460, 54],
  [540, 400, 46],
  [420, 200, 30],
  [560, 520, 34],
  [790, 420, 110],
  [880, 300, 48],
  [740, 250, 62],
  [870, 520, 44],
  [720, 540, 28],
  [930, 210, 26],
];

/** The Moon as a diary of hits. */
export function draw(): string {
  return sheet(
    blend("wall", "#ff9f86", "#e8606a", [0, 0], [1280, 720]),
    fading("long", [680, 400], [1240, 900], 0.28),
    ground("url(#wall)"),
    polygon(
      [
        [290, 620],
        [990, 120],
        [1700, 830],
        [1000, 1330],
      ],
      "url(#long)",
    ),
    box(276, 110, 728, 508, "#7a1f45", 22),
    shape(
      "M300 130C420 104 560 110 640 150C720 110 860 104 980 130V596C860 570 720 576 640 616C560 576 420 570 300 596Z",
      t.paper,
    ),
    within(
      "pages",
      shape(
        "M300 130C420 104 560 110 640 150C720 110 860 104 980 130V580C860 554 720 560 640 600C560 560 420 554 300 580Z",
        "#fff",
      ),
      box(290, 90, 700, 530, "#e4e6f4"),
      ...craters.flatMap(([x, y, size]) => [
        disc(x + size * 0.08, y + size * 0.08, size * 1.1, "#f6f7ff"),
        disc(x, y, size, "#b4b9d8"),
        disc(x + size * 0.16, y + size * 0.18, size * 0.78, "#cdd1e8"),
      ]),
      shape("M640 90V620C610 560 590 520 590 400S610 160 640 90Z", "rgb(20 22 43 / 0.1)"),
      shape("M640 90V620C680 560 700 500 700 380S680 160 640 90Z", "rgb(20 22 43 / 0.2)"),
    ),
    polygon(
      [
        [880, 116],
        [930, 122],
        [930, 250],
        [905, 222],
        [880, 246],
      ],
      t.blue,
    ),
    ...steps(3).map((step) =>
      line(
        `M${110 + step * 30} ${-20 + step * 10}L${200 + step * 34} ${90 + step * 14}`,
        "rgb(255 255 255 / 0.7)",
        9,
      ),
    ),
    disc(300, 176, 40, t.sun),
    disc(308, 184, 26, t.orange),
  );
}
