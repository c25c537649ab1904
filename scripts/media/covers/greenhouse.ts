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
  turned,
  within,
  steps,
} from "../sheet.ts";

/** A greenhouse in the morning, a cup, and somebody who has just hatched. */
export function draw(): string {
  return sheet(
    blend("morning", "#ffe1b8", "#ffb7a0", [0, 0], [0, 720]),
    ground("url(#morning)"),
    disc(1020, 190, 92, "#fff3d6"),
    box(0, 590, 1280, 130, "#2f8f76"),
    shape("M0 590C160 540 300 560 420 590ZM860 590C1000 536 1160 552 1280 590Z", "#49ab8c"),
    polygon(
      [
        [250, 590],
        [250, 290],
        [560, 120],
        [870, 290],
        [870, 590],
      ],
      "#d8f3ee",
    ),
    polygon(
      [
        [560, 120],
        [870, 290],
        [870, 590],
        [560, 590],
      ],
      "rgb(60 150 150 / 0.2)",
    ),
    within("glass", box(250, 120, 620, 470, t.paper), ...plants()),
    ...steps(5).map((step) =>
      line(`M${250 + step * 155} ${step === 2 ? 120 : step % 2 ? 205 : 290}V590`, t.paper, 12),
    ),
    line("M250 290H870M250 440H870", t.paper, 10),
    line("M236 298L560 120L884 298", t.paper, 20),
    box(232, 580, 656, 22, t.paper, 4),
    polygon(
      [
        [300, 420],
        [380, 300],
        [404, 300],
        [324, 420],
      ],
      "rgb(255 255 255 / 0.6)",
    ),
    turned(14, [1000, 400], butterfly(1000, 390)),
    line(
      "M870 540C900 560 920 530 906 500C892 474 930 452 950 470",
      t.paper,
      7,
      'stroke-dasharray="1 18"',
    ),
    box(1012, 560, 120, 92, t.blue, 14),
    box(1072, 560, 60, 92, "#1f3bb8", 14),
    `<circle cx="1140" cy="602" r="26" fill="none" stroke="#1f3bb8" stroke-width="14"/>`,
    `<ellipse cx="1072" cy="564" rx="60" ry="13" fill="#5a2d2a"/>`,
    box(976, 650, 192, 16, t.paper, 8),
    line("M1050 534q-14 -20 0 -38t0 -38M1092 534q-14 -20 0 -38t0 -38", "rgb(255 255 255 / 0.8)", 8),
  );
}

function plants(): string[] {
  const pots = [
    [330, t.coral],
    [482, t.orange],
    [640, t.rose],
    [792, t.coral],
  ] as const;
  return pots.flatMap(([x, colour], index) => [
    ...[-50, -18, 16, 48].map((degrees, at) =>
      turned(
        degrees,
        [x, 520],
        shape(
          `M${x} 524C${x - 30} 480 ${x - 20} ${420 - (index % 2) * 40} ${x} ${380 - (index % 2) * 40}C${x + 20} ${420 - (index % 2) * 40} ${x + 30} 480 ${x} 524Z`,
          at % 2 ? t.leaf : t.pine,
        ),
      ),
    ),
    ...(index % 2 ? [disc(x, 366, 22, t.sun), disc(x - 54, 420, 17, t.pink)] : []),
    polygon(
      [
        [x - 44, 516],
        [x + 44, 516],
        [x + 34, 588],
        [x - 34, 588],
      ],
      colour,
    ),
    polygon(
      [
        [x + 10, 516],
        [x + 44, 516],
        [x + 34, 588],
        [x + 10, 588],
      ],
      "rgb(20 22 43 / 0.14)",
    ),
  ]);
}

function butterfly(x: number, y: number): string {
  const side = (sign: number) =>
    [
      shape(
        `M${x} ${y}C${x + sign * 30} ${y - 96} ${x + sign * 130} ${y - 104} ${x + sign * 124} ${y - 34}C${x + sign * 118} ${y + 22} ${x + sign * 46} ${y + 20} ${x} ${y}Z`,
        t.night,
      ),
      shape(
        `M${x + sign * 14} ${y - 8}C${x + sign * 40} ${y - 74} ${x + sign * 108} ${y - 82} ${x + sign * 104} ${y - 34}C${x + sign * 98} ${y + 6} ${x + sign * 46} ${y + 6} ${x + sign * 14} ${y - 8}Z`,
        t.sun,
      ),
      shape(
        `M${x} ${y + 6}C${x + sign * 60} ${y + 6} ${x + sign * 96} ${y + 40} ${x + sign * 76} ${y + 78}C${x + sign * 52} ${y + 108} ${x + sign * 12} ${y + 66} ${x} ${y + 6}Z`,
        t.night,
      ),
      shape(
        `M${x + sign * 12} ${y + 18}C${x + sign * 54} ${y + 22} ${x + sign * 76} ${y + 46} ${x + sign * 62} ${y + 70}C${x + sign * 46} ${y + 86} ${x + sign * 20} ${y + 58} ${x + sign * 12} ${y + 18}Z`,
        t.coral,
      ),
      disc(x + sign * 82, y - 40, 12, t.paper),
    ].join("");
  return [
    side(-1),
    side(1),
    line(`M${x} ${y - 30}V${y + 64}`, t.ink, 15),
    line(
      `M${x} ${y - 34}C${x - 8} ${y - 64} ${x - 24} ${y - 78} ${x - 40} ${y - 82}M${x} ${y - 34}C${x + 8} ${y - 64} ${x + 24} ${y - 78} ${x + 40} ${y - 82}`,
      t.ink,
      6,
    ),
  ].join("");
}
