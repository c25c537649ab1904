import {
  type Point,
  blend,
  box,
  disc,
  ground,
  hoop,
  line,
  polygon,
  sheet,
  shape,
  tones as t,
  turned,
  steps,
} from "../sheet.ts";

const stars: [at: Point, size: number][] = [
  [[180, 130], 26],
  [[360, 250], 18],
  [[470, 90], 22],
  [[250, 350], 14],
  [[1140, 120], 24],
  [[1080, 330], 16],
  [[1210, 250], 18],
  [[620, 60], 14],
  [[90, 280], 16],
];

/** A cat on a roof that has found the one which does not twinkle. */
export function draw(): string {
  const saturn: Point = [800, 190];
  return sheet(
    blend("sky", "#2a1c78", "#7a4fd0", [0, 0], [0, 720]),
    ground("url(#sky)"),
    ...stars.map(([[x, y], size]) =>
      shape(
        `M${x} ${y - size}Q${x + size * 0.14} ${y - size * 0.14} ${x + size} ${y}Q${x + size * 0.14} ${y + size * 0.14} ${x} ${y + size}Q${x - size * 0.14} ${y + size * 0.14} ${x - size} ${y}Q${x - size * 0.14} ${y - size * 0.14} ${x} ${y - size}Z`,
        "#d8ccfa",
      ),
    ),
    line("M470 420L720 240", "rgb(255 255 255 / 0.75)", 6, 'stroke-dasharray="2 20"'),
    disc(...saturn, 132, "rgb(255 255 255 / 0.1)"),
    hoop(...saturn, 132, "rgb(255 255 255 / 0.5)", 5),
    disc(...saturn, 54, t.sun),
    turned(
      -18,
      saturn,
      box(752, 168, 96, 12, "#e99a2d"),
      box(748, 196, 104, 14, "#e99a2d"),
      shape(
        "M700 190C700 214 900 214 900 190C900 176 870 168 848 164C880 174 884 186 856 196C820 206 780 206 744 196C716 186 720 174 752 164C730 168 700 176 700 190Z",
        t.cream,
      ),
    ),
    shape("M0 560L180 470L400 580L720 500L1280 640V720H0Z", "#3a2587"),
    polygon(
      [
        [60, 720],
        [420, 500],
        [780, 720],
      ],
      "#1a1450",
    ),
    ...steps(4).map((step) =>
      line(`M${350 - step * 76} ${574 + step * 46}H${490 + step * 76}`, "#2c2270", 6),
    ),
    box(600, 500, 84, 220, "#b3325c"),
    box(644, 500, 40, 220, "#8a2450"),
    box(588, 484, 108, 30, "#c9434d", 6),
    box(1010, 470, 240, 250, "#1a1450"),
    ...steps(6).map((step) =>
      box(
        1046 + (step % 3) * 64,
        510 + Math.floor(step / 3) * 80,
        36,
        46,
        step === 1 || step === 5 ? t.sun : "#2c2270",
        4,
      ),
    ),
    // The cat.
    line("M372 512C330 520 300 500 312 460C318 440 340 440 342 456", t.ink, 18),
    shape("M366 524C356 460 386 410 430 396C470 400 490 440 490 524Z", t.ink),
    disc(446, 374, 46, t.ink),
    polygon(
      [
        [404, 362],
        [406, 306],
        [442, 334],
      ],
      t.ink,
    ),
    polygon(
      [
        [458, 330],
        [490, 300],
        [490, 360],
      ],
      t.ink,
    ),
    disc(462, 362, 8, t.sun),
    disc(436, 366, 8, t.sun),
  );
}
