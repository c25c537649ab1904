import {
  type Point,
  blend,
  box,
  disc,
  ground,
  polygon,
  shape,
  sheet,
  tones as t,
} from "../sheet.ts";

const trees: [at: Point, size: number, colour: string][] = [
  [[170, 560], 92, "#f28ca6"],
  [[330, 600], 70, t.coral],
  [[940, 590], 78, t.coral],
  [[1100, 560], 104, "#f28ca6"],
];

/** Pink trees, turquoise hills, a rocket. */
export function draw(): string {
  return sheet(
    blend("sky", "#ffe2a8", "#ffb48a", [0, 0], [0, 560]),
    ground("url(#sky)"),
    disc(960, 170, 90, t.paper),
    polygon(
      [
        [-40, 520],
        [220, 220],
        [480, 520],
      ],
      "#7fd6cf",
    ),
    polygon(
      [
        [220, 220],
        [480, 520],
        [250, 520],
      ],
      "#4fb3b4",
    ),
    polygon(
      [
        [700, 520],
        [1010, 260],
        [1340, 520],
      ],
      "#7fd6cf",
    ),
    polygon(
      [
        [1010, 260],
        [1340, 520],
        [1060, 520],
      ],
      "#4fb3b4",
    ),
    shape("M0 500C240 420 420 460 640 490S1060 470 1280 440V720H0Z", "#2f9a94"),
    shape("M0 600C260 540 520 570 760 590S1120 570 1280 560V720H0Z", "#14747a"),
    ...trees.map(([[x, y], size, colour]) =>
      [
        box(x - 9, y - size, 18, size + 60, t.night, 9),
        disc(x, y - size, size, colour),
        shape(
          `M${x} ${y - size * 2}A${size} ${size} 0 0 1 ${x} ${y}C${x + size * 0.5} ${y - size * 0.5} ${x + size * 0.5} ${y - size * 1.5} ${x} ${y - size * 2}Z`,
          "rgb(120 20 70 / 0.18)",
        ),
      ].join(""),
    ),
    polygon(
      [
        [660, 640],
        [720, 560],
        [1180, 720],
        [800, 720],
      ],
      "rgb(0 40 60 / 0.24)",
    ),
    shape("M544 640L560 470L640 420L720 470L736 640L690 580H590Z", t.blue),
    shape("M640 420L720 470L736 640L690 580H640Z", "#1a33a8"),
    shape("M640 92C730 190 740 420 700 580H580C540 420 550 190 640 92Z", t.paper),
    shape("M640 92C730 190 740 420 700 580H650C690 420 690 220 640 92Z", t.mist),
    shape("M640 92C680 134 704 190 716 252H564C576 190 600 134 640 92Z", t.coral),
    shape("M640 92C680 134 704 190 716 252H676C670 190 660 134 640 92Z", "#c9434d"),
    disc(640, 344, 52, t.night),
    disc(640, 344, 36, t.sky),
    box(588, 500, 104, 22, t.sun),
    box(600, 578, 80, 34, t.night, 8),
  );
}
