import { type Point, blend, disc, ground, polygon, sheet, shape, tones as t } from "../sheet.ts";

/** A path over hills to the sun, with a tent at its side. */
export function draw(): string {
  const firs: [x: number, y: number, high: number][] = [
    [330, 520, 150],
    [396, 548, 190],
    [262, 560, 170],
    [936, 486, 120],
    [990, 512, 160],
    [1060, 500, 130],
    [150, 600, 210],
  ];
  return sheet(
    blend("sky", "#ffdf9e", "#ff9c7d", [640, 0], [640, 440]),
    blend("near", "#17827a", "#005c66", [0, 500], [1280, 720]),
    ground("url(#sky)"),
    disc(640, 250, 150, "rgb(255 255 255 / 0.28)"),
    disc(640, 250, 104, t.paper),
    shape(
      "M0 380L180 250L330 356L470 210L640 330L800 236L930 340L1090 220L1280 370V720H0Z",
      "#e2707b",
    ),
    shape(
      "M470 210L532 269L500 262L474 292L446 262L414 266ZM800 236L866 289L836 286L806 312L776 284L742 282ZM180 250L234 283L204 284L178 306L156 284L128 286ZM1090 220L1158 274L1124 270L1094 298L1064 268L1034 266Z",
      "#ffd8c4",
    ),
    shape("M0 440Q220 330 460 420T900 400T1280 420V720H0Z", "#8c4a86"),
    shape("M0 500Q300 400 640 470T1280 450V720H0Z", "#3a3f9c"),
    shape("M0 560Q320 470 660 530T1280 520V720H0Z", "url(#near)"),
    shape(
      "M664 476C700 490 560 506 566 530C574 564 800 570 790 620C780 664 560 690 500 720H860C900 680 980 640 930 598C880 560 640 548 650 528C656 510 720 496 686 474Z",
      t.cream,
    ),
    ...firs.map(fir),
    polygon(
      [
        [402, 652],
        [500, 538],
        [598, 652],
      ],
      t.coral,
    ),
    polygon(
      [
        [500, 538],
        [598, 652],
        [660, 636],
        [548, 528],
      ],
      "#b3325c",
    ),
    polygon(
      [
        [500, 572],
        [534, 652],
        [466, 652],
      ],
      t.ink,
    ),
  );
}

function fir([x, y, high]: [number, number, number]): string {
  const half = high * 0.27;
  const side: Point[] = [
    [x, y - high],
    [x + half, y],
    [x - half, y],
  ];
  return [
    polygon(side, "#0b6a63"),
    polygon(
      [
        [x, y - high],
        [x + half, y],
        [x, y],
      ],
      "#004a55",
    ),
    polygon(
      [
        [x - 7, y],
        [x + 7, y],
        [x + 7, y + 24],
        [x - 7, y + 24],
      ],
      t.ink,
    ),
  ].join("");
}
