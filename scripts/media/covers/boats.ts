import { blend, disc, ground, line, polygon, sheet, shape, tones as t } from "../sheet.ts";

type Boat = [x: number, y: number, size: number, turn: number, colour: string, dark: string];

/** Three boats of paper that began side by side. */
export function draw(): string {
  const fleet: Boat[] = [
    [470, 190, 0.8, -14, t.coral, "#c23f4b"],
    [856, 300, 1.15, 8, t.sun, "#e08f2c"],
    [560, 506, 1.5, -4, t.paper, "#cfdaff"],
  ];
  return sheet(
    blend("sea", "#79d0c3", "#2a8f95", [0, 0], [1280, 720]),
    ground("url(#sea)"),
    shape("M0 90C260 40 420 130 660 90S1080 40 1280 100V0H0Z", "rgb(255 255 255 / 0.2)"),
    shape("M0 330C260 270 420 380 700 320S1100 290 1280 340V720H0Z", "rgb(0 92 102 / 0.2)"),
    shape("M0 570C260 520 460 640 720 580S1100 540 1280 590V720H0Z", "rgb(0 92 102 / 0.3)"),
    line(
      "M140 410C260 350 320 260 440 226",
      "rgb(255 255 255 / 0.75)",
      6,
      'stroke-dasharray="2 20"',
    ),
    line(
      "M140 418C360 400 620 470 800 350",
      "rgb(255 255 255 / 0.75)",
      6,
      'stroke-dasharray="2 20"',
    ),
    line(
      "M140 426C240 520 320 570 440 570",
      "rgb(255 255 255 / 0.75)",
      6,
      'stroke-dasharray="2 20"',
    ),
    disc(128, 418, 22, t.paper),
    disc(128, 418, 10, t.pine),
    ...fleet.map(boat),
  );
}

function boat([x, y, size, turn, colour, dark]: Boat): string {
  return [
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">`,
    polygon(
      [
        [-96, 62],
        [120, 62],
        [220, 120],
        [10, 120],
      ],
      "rgb(0 60 70 / 0.3)",
    ),
    polygon(
      [
        [0, -74],
        [52, 8],
        [-52, 8],
      ],
      dark,
    ),
    polygon(
      [
        [0, -74],
        [52, 8],
        [0, 8],
      ],
      colour,
    ),
    polygon(
      [
        [-132, -8],
        [0, 30],
        [132, -8],
        [86, 72],
        [-86, 72],
      ],
      colour,
    ),
    polygon(
      [
        [0, 30],
        [132, -8],
        [86, 72],
        [-20, 72],
      ],
      dark,
    ),
    polygon(
      [
        [-132, -8],
        [0, 30],
        [-86, 72],
      ],
      colour,
    ),
    "</g>",
  ].join("");
}
