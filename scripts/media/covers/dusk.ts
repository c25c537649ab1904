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
  within,
} from "../sheet.ts";

/** The Sun goes straight down where palms grow, and along the horizon where firs do. */
export function draw(): string {
  const firs: [x: number, y: number, size: number][] = [
    [720, 560, 0.9],
    [1190, 560, 1.2],
    [1100, 570, 0.8],
    [800, 574, 0.6],
  ];
  return sheet(
    blend("warm", "#ff9d7e", "#ffd08a", [0, 0], [0, 560]),
    blend("cold", "#4b3aa8", "#e79bc0", [0, 0], [0, 560]),
    ground("url(#warm)"),
    box(640, 0, 640, 720, "url(#cold)"),
    line("M250 70V500", "rgb(255 255 255 / 0.85)", 7, 'stroke-dasharray="2 22"'),
    ...[110, 250].map((y, index) => disc(250, y, 58, `rgb(255 255 255 / ${0.2 + index * 0.16})`)),
    disc(250, 470, 74, t.paper),
    shape("M0 500C200 480 440 490 640 500V720H0Z", "#b3325c"),
    shape("M0 590C220 560 460 580 640 600V720H0Z", "#7a1f55"),
    line("M470 620C476 520 460 420 430 330", "#4a1540", 22),
    ...[-170, -128, -80, -36, 4].map((angle) => {
      const [x, y] = around([430, 326], 150, angle);
      const [left, top] = around([430, 326], 96, angle - 24);
      return shape(
        `M430 326Q${left} ${top - 34} ${x} ${y + 40}Q${left} ${top + 14} 430 326Z`,
        "#4a1540",
      );
    }),
    within(
      "cold-side",
      box(640, 0, 640, 720, "#fff"),
      line(
        "M660 400C820 470 1040 480 1280 400",
        "rgb(255 255 255 / 0.85)",
        7,
        'stroke-dasharray="2 22"',
      ),
      ...(
        [
          [760, 436],
          [1180, 436],
        ] as Point[]
      ).map(([x, y]) => disc(x, y, 58, "rgb(255 255 255 / 0.26)")),
      disc(970, 456, 74, t.cream),
      shape("M640 520C820 470 1000 500 1280 480V720H640Z", "#e6e2ff"),
      shape("M640 610C860 560 1060 600 1280 570V720H640Z", "#b9b0ee"),
      ...firs.flatMap(([x, y, size]) =>
        steps(3).map((step) =>
          polygon(
            [
              [x - (40 + step * 16) * size, y - (150 - step * 62) * size],
              [x, y - (240 - step * 62) * size],
              [x + (40 + step * 16) * size, y - (150 - step * 62) * size],
            ],
            step === 1 ? "#16506a" : "#103c5c",
          ),
        ),
      ),
    ),
    box(634, 0, 12, 720, t.paper),
  );
}
