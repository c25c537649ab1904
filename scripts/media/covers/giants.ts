import {
  type Point,
  blend,
  box,
  disc,
  fading,
  ground,
  polygon,
  sheet,
  tones as t,
  turned,
  within,
} from "../sheet.ts";

const centre: Point = [640, 364];
const radius = 236;

/** A giant with the stripes and the storm of one and the ring of the other. */
export function draw(): string {
  const bands: [from: number, high: number, colour: string][] = [
    [128, 60, "#e98a5b"],
    [188, 46, "#ffd9a3"],
    [234, 64, "#d9633f"],
    [298, 40, "#ffe9c9"],
    [338, 52, "#f7b27a"],
    [390, 70, "#c94f3d"],
    [460, 42, "#ffd9a3"],
    [502, 56, "#e98a5b"],
    [558, 60, "#b5423f"],
  ];
  const planet = within(
    "giant",
    disc(...centre, radius, "#fff"),
    ...bands.map(([from, high, colour]) => box(380, from, 540, high + 1, colour)),
    `<ellipse cx="556" cy="384" rx="66" ry="38" fill="#ffe9c9"/><ellipse cx="556" cy="384" rx="48" ry="25" fill="#ef5d5b"/>`,
    box(400, 252, 120, 14, "#ffe9c9", 7),
    box(560, 274, 90, 12, "#ffe9c9", 6),
    box(470, 528, 140, 14, "#ffe9c9", 7),
    disc(
      centre[0] - 110,
      centre[1] - 60,
      330,
      "none",
      `stroke="rgb(58 18 74 / 0.32)" stroke-width="150"`,
    ),
  );
  const ring = (half: string) =>
    turned(
      -16,
      centre,
      within(
        `half${half}`,
        half === "back" ? box(0, -200, 1280, 564, "#fff") : box(0, 364, 1280, 560, "#fff"),
        ...(
          [
            [470, 112, 34, "#f8b4bd"],
            [418, 96, 40, "#ffe9c9"],
            [366, 80, 26, "#9d7be0"],
          ] as const
        ).map(
          ([rx, ry, thick, colour]) =>
            `<ellipse cx="640" cy="364" rx="${rx}" ry="${ry}" fill="none" stroke="${colour}" stroke-width="${thick}"/>`,
        ),
      ),
    );
  return sheet(
    blend("dusk", "#3b1f6e", "#6d2f86", [0, 0], [1280, 720]),
    fading("long", [700, 420], [1130, 700], 0.34),
    ground("url(#dusk)"),
    polygon(
      [
        [473, 531],
        [807, 197],
        [1500, 890],
        [1166, 1224],
      ],
      "url(#long)",
    ),
    ring("back"),
    planet,
    ring("front"),
    disc(318, 156, 30, t.sun),
    disc(1010, 596, 20, t.mint),
    ...(
      [
        [120, 220],
        [210, 600],
        [460, 70],
        [900, 90],
        [1130, 150],
        [1200, 420],
        [90, 440],
        [380, 650],
        [1080, 300],
      ] as Point[]
    ).map(([x, y], index) => disc(x, y, 3 + (index % 3), "#ffe9c9")),
  );
}
