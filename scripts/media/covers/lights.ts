import {
  type Point,
  blend,
  box,
  disc,
  fading,
  ground,
  line,
  polygon,
  sheet,
  through,
  tones as t,
} from "../sheet.ts";

const towns: [at: Point, size: number][] = [
  [[360, 250], 12],
  [[430, 430], 17],
  [[520, 320], 22],
  [[560, 500], 12],
  [[640, 400], 28],
  [[740, 290], 17],
  [[770, 480], 20],
  [[860, 380], 14],
  [[920, 260], 20],
  [[900, 520], 10],
];

const roads: [from: number, to: number][] = [
  [0, 2],
  [1, 2],
  [1, 3],
  [2, 4],
  [3, 4],
  [4, 5],
  [4, 6],
  [5, 8],
  [6, 7],
  [7, 8],
  [6, 9],
];

/** A folded map on which only the lights are drawn. */
export function draw(): string {
  return sheet(
    blend("table", "#1d8a86", "#0a5560", [0, 0], [1280, 720]),
    fading("long", [700, 400], [1240, 860], 0.34),
    ground("url(#table)"),
    polygon(
      [
        [270, 610],
        [1010, 130],
        [1600, 720],
        [1100, 1400],
      ],
      "url(#long)",
    ),
    ...[270, 455, 640, 825].map((x, fold) => {
      const [from, to] = fold % 2 ? [150, 110] : [110, 150];
      return polygon(
        [
          [x, from],
          [x + 185, to],
          [x + 185, to + 460],
          [x, from + 460],
        ],
        fold % 2 ? "#1a2160" : "#25308a",
      );
    }),
    polygon(
      [
        [330, 300],
        [450, 190],
        [600, 210],
        [700, 180],
        [860, 210],
        [960, 200],
        [980, 400],
        [930, 560],
        [800, 560],
        [700, 520],
        [600, 560],
        [480, 540],
        [400, 500],
        [340, 420],
      ],
      "rgb(143 176 255 / 0.16)",
    ),
    ...roads.flatMap(([from, to]) => {
      const [a, b] = [towns[from]?.[0], towns[to]?.[0]];
      return a && b ? [line(through([a, b]), "#e08f2c", 5, 'stroke-dasharray="1 13"')] : [];
    }),
    ...towns.flatMap(([[x, y], size]) => [
      disc(x, y, size * 2.3, "rgb(251 185 75 / 0.2)"),
      disc(x, y, size, t.sun),
      disc(x, y, size * 0.45, t.paper),
    ]),
    line("M330 176l30 30M360 176l-30 30", t.coral, 9),
    box(292, 520, 110, 10, t.sky, 5),
    box(292, 512, 8, 26, t.sky, 4),
    box(394, 512, 8, 26, t.sky, 4),
  );
}
