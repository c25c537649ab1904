import { blend, disc, ground, line, polygon, sheet, shape, tones as t, turned } from "../sheet.ts";

/** A telescope, and a question mark among the stars. */
export function draw(): string {
  const stars = [
    [150, 110, 5],
    [300, 210, 4],
    [420, 90, 6],
    [210, 330, 4],
    [1130, 120, 5],
    [1080, 330, 4],
    [1190, 480, 5],
    [560, 200, 4],
    [980, 470, 4],
    [520, 330, 5],
  ] as const;
  const mark = [
    [700, 210],
    [742, 130],
    [838, 106],
    [918, 164],
    [912, 254],
    [838, 312],
    [816, 388],
  ] as const;
  return sheet(
    blend("night", "#1b2a86", "#3f3aa5", [0, 0], [0, 720]),
    ground("url(#night)"),
    disc(1020, 210, 260, "rgb(255 255 255 / 0.05)"),
    disc(810, 270, 240, "rgb(255 255 255 / 0.06)"),
    ...stars.map(([x, y, radius]) => disc(x, y, radius, t.cream)),
    line(`M${mark.map(([x, y]) => `${x} ${y}`).join("L")}`, t.sky, 6, 'stroke-dasharray="1 15"'),
    ...mark.map(([x, y], index) => star(x, y, index % 3 === 1 ? 34 : 26)),
    star(812, 482, 38),
    shape("M0 640C240 560 420 600 640 630C860 660 1060 600 1280 620V720H0Z", "#10174f"),
    line("M352 520L270 706M352 520L352 706M352 520L434 706", t.ink, 15),
    turned(
      -32,
      [352, 500],
      polygon(
        [
          [214, 470],
          [420, 456],
          [420, 544],
          [214, 530],
        ],
        t.coral,
      ),
      polygon(
        [
          [214, 502],
          [420, 502],
          [420, 544],
          [214, 530],
        ],
        "#cf4550",
      ),
      polygon(
        [
          [420, 440],
          [560, 434],
          [560, 566],
          [420, 560],
        ],
        t.paper,
      ),
      polygon(
        [
          [420, 502],
          [560, 502],
          [560, 566],
          [420, 560],
        ],
        "#d5dcf7",
      ),
      shape("M554 424h32v152h-32Z", t.sun),
      shape("M176 482h42v36h-42Z", t.night),
      shape("M330 450h22v100h-22Z", t.sun),
    ),
    disc(352, 520, 20, t.ink),
    disc(352, 520, 8, t.sun),
  );
}

function star(x: number, y: number, size: number): string {
  const near = size * 0.2;
  return shape(
    `M${x} ${y - size}Q${x + near * 0.6} ${y - near * 0.6} ${x + size} ${y}Q${x + near * 0.6} ${y + near * 0.6} ${x} ${y + size}Q${x - near * 0.6} ${y + near * 0.6} ${x - size} ${y}Q${x - near * 0.6} ${y - near * 0.6} ${x} ${y - size}Z`,
    t.sun,
  );
}
