import {
  type Point,
  around,
  blend,
  box,
  disc,
  ground,
  line,
  polygon,
  shape,
  sheet,
  steps,
  tones as t,
  turned,
} from "../sheet.ts";

/** Four seeds on their way: by parachute, by wing, and by post. */
export function draw(): string {
  return sheet(
    blend("sky", "#6f9bff", "#b9d3ff", [0, 0], [0, 720]),
    ground("url(#sky)"),
    disc(1090, 140, 72, t.cream),
    shape("M0 590C240 520 460 580 700 600S1080 630 1280 566V720H0Z", t.teal),
    shape("M0 654C300 600 600 640 820 650S1140 668 1280 634V720H0Z", "#3f9b98"),
    line("M40 470C160 420 200 380 250 300", "rgb(255 255 255 / 0.8)", 6, 'stroke-dasharray="2 18"'),
    line("M560 90C640 130 700 180 740 250", "rgb(255 255 255 / 0.8)", 6, 'stroke-dasharray="2 18"'),
    line(
      "M1240 380C1160 460 1100 470 1010 470",
      "rgb(255 255 255 / 0.8)",
      6,
      'stroke-dasharray="2 18"',
    ),
    parachute([350, 190], 1.35, 14),
    parachute([156, 130], 0.7, -12),
    parachute([560, 400], 0.9, 20),
    turned(
      24,
      [780, 300],
      shape("M780 300C700 250 620 260 560 330C640 360 720 350 780 320Z", t.orange),
      line("M770 308C700 290 640 300 580 326", "#b3502a", 5),
      shape("M780 300C860 250 940 260 1000 330C920 360 840 350 780 320Z", "#f9a53f"),
      line("M790 308C860 290 920 300 980 326", "#b3502a", 5),
      disc(754, 306, 30, "#a3472a"),
      disc(806, 306, 30, "#8a3a24"),
    ),
    turned(
      -10,
      [900, 500],
      box(810, 428, 230, 150, "rgb(20 40 120 / 0.2)", 8),
      box(790, 408, 230, 150, t.paper, 8),
      polygon(
        [
          [790, 414],
          [1020, 414],
          [905, 496],
        ],
        t.mist,
      ),
      line("M792 414L905 496L1018 414", t.sky, 6),
      disc(905, 492, 30, t.coral),
      shape("M905 474C920 486 920 500 905 512C890 500 890 486 905 474Z", t.cream),
    ),
  );
}

function parachute([x, y]: Point, size: number, turn: number): string {
  const rays = steps(13).map((step) => around([x, y + 60 * size], 118 * size, -160 + step * 11.67));
  return turned(
    turn,
    [x, y],
    ...rays.map(([left, top]) => line(`M${x} ${y + 60 * size}L${left} ${top}`, t.paper, 5 * size)),
    ...rays.map(([left, top]) => disc(left, top, 11 * size, t.paper)),
    line(`M${x} ${y + 60 * size}V${y + 200 * size}`, t.paper, 6 * size),
    shape(
      `M${x} ${y + 180 * size}C${x + 22 * size} ${y + 210 * size} ${x + 16 * size} ${y + 250 * size} ${x} ${y + 270 * size}C${x - 16 * size} ${y + 250 * size} ${x - 22 * size} ${y + 210 * size} ${x} ${y + 180 * size}Z`,
      "#7a3f2c",
    ),
  );
}
