import {
  blend,
  box,
  disc,
  ground,
  line,
  polygon,
  sheet,
  shape,
  tones as t,
  within,
} from "../sheet.ts";

const cloud =
  "M400 430A76 76 0 0 1 424 282A112 112 0 0 1 620 224A130 130 0 0 1 846 280A80 80 0 0 1 900 430Z";

/** A cloud at its three jobs: it carries water, hides a mountain and shades the sun. */
export function draw(): string {
  const drops = [
    [452, 470],
    [520, 520],
    [588, 462],
    [656, 526],
    [724, 470],
    [792, 518],
    [860, 464],
  ] as const;
  return sheet(
    blend("air", "#a9c6ff", "#e9f0ff", [0, 0], [0, 720]),
    ground("url(#air)"),
    disc(890, 196, 118, "rgb(255 243 214 / 0.6)"),
    disc(890, 196, 86, t.sun),
    polygon(
      [
        [120, 640],
        [420, 190],
        [720, 640],
      ],
      "#5a55c8",
    ),
    polygon(
      [
        [420, 190],
        [720, 640],
        [470, 640],
      ],
      "#463fae",
    ),
    polygon(
      [
        [420, 190],
        [350, 296],
        [396, 330],
        [430, 296],
        [470, 334],
        [492, 298],
      ],
      t.paper,
    ),
    box(0, 620, 1280, 100, t.leaf),
    shape("M0 640C220 570 420 600 640 616C860 632 1060 560 1280 610V720H0Z", "#37b38e"),
    shape(
      "M700 720C760 660 860 680 900 640C940 612 1010 640 1060 620L1100 632C1040 664 960 660 920 690L900 720Z",
      t.sky,
    ),
    ...drops.map(([x, y]) => line(`M${x} ${y}L${x - 14} ${y + 44}`, t.blue, 12)),
    within(
      "cloud",
      shape(cloud, t.paper),
      shape(cloud, t.paper),
      shape("M300 350C420 410 520 380 600 392C720 408 860 402 1000 340V450H300Z", "#cfdcff"),
    ),
    shape(
      "M1020 430a34 34 0 0 1 10-66a50 50 0 0 1 92-10a40 40 0 0 1 44 76Z",
      "rgb(255 255 255 / 0.8)",
    ),
    shape("M80 250a30 30 0 0 1 8-58a44 44 0 0 1 82-8a36 36 0 0 1 38 66Z", "rgb(255 255 255 / 0.7)"),
  );
}
