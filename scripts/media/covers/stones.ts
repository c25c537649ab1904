import { blend, disc, ground, line, polygon, shape, sheet, tones as t } from "../sheet.ts";

const stones: [x: number, y: number, wide: number, colour: string][] = [
  [250, 640, 128, t.coral],
  [490, 560, 112, t.sun],
  [720, 500, 98, t.paper],
  [640, 400, 84, t.sky],
  [470, 330, 72, t.coral],
  [590, 262, 60, t.sun],
  [740, 222, 50, t.paper],
];

/** Stones across a stream, from station to station. */
export function draw(): string {
  return sheet(
    blend("water", "#2f9a94", "#0f6f78", [0, 0], [1280, 720]),
    ground("url(#water)"),
    ...[
      [120, 300],
      [960, 420],
      [260, 470],
      [1000, 610],
      [300, 220],
      [820, 320],
    ].map(([x = 0, y = 0]) =>
      line(`M${x} ${y}c30 -18 60 -18 90 0s60 18 90 0`, "rgb(255 255 255 / 0.2)", 8),
    ),
    shape("M0 0H1280V150C1080 210 940 120 760 160S300 130 0 190Z", "#8fd6a8"),
    shape(
      "M0 150C300 94 560 180 760 124S1080 176 1280 116V150C1080 210 940 120 760 160S300 130 0 190Z",
      "#4fae82",
    ),
    ...stones.map(([x, y, wide, colour]) =>
      [
        `<ellipse cx="${x + wide * 0.16}" cy="${y + wide * 0.34}" rx="${wide}" ry="${wide * 0.46}" fill="rgb(0 40 60 / 0.35)"/>`,
        `<ellipse cx="${x}" cy="${y + wide * 0.14}" rx="${wide}" ry="${wide * 0.46}" fill="rgb(0 30 60 / 0.35)"/>`,
        `<ellipse cx="${x}" cy="${y + wide * 0.14}" rx="${wide}" ry="${wide * 0.46}" fill="${colour}"/><ellipse cx="${x}" cy="${y + wide * 0.14}" rx="${wide}" ry="${wide * 0.46}" fill="rgb(20 22 70 / 0.22)"/>`,
        `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.46}" fill="${colour}"/>`,
      ].join(""),
    ),
    line("M880 190V56", t.night, 12),
    polygon(
      [
        [884, 54],
        [1000, 92],
        [884, 130],
      ],
      t.coral,
    ),
    polygon(
      [
        [884, 92],
        [1000, 92],
        [884, 130],
      ],
      "#c9434d",
    ),
    disc(880, 50, 11, t.sun),
  );
}
