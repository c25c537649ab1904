import { type Point, blend, box, ground, shape, sheet, tones as t, turned } from "../sheet.ts";

const arms: [at: Point, turn: number, skin: string, sleeve: string, dark: string][] = [
  [[150, 400], -9, "#8a5a3c", t.sun, "#e08f2c"],
  [[350, 300], 5, "#f7cfae", t.blue, "#1f3bb8"],
  [[546, 390], -5, "#c98b5e", t.coral, "#c9434d"],
  [[744, 290], 4, "#f3c48d", t.teal, "#3f9b98"],
  [[938, 380], -6, "#6b4430", t.cream, "#ecd0a0"],
  [[1130, 310], 8, "#f7cfae", "#7a4fd0", "#5a34ad"],
];

/** Six who like being asked. */
export function draw(): string {
  return sheet(
    blend("wall", "#ffc0b0", "#f79a8c", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    ...arms.map(([at, turn]) =>
      arm(at, turn, "rgb(140 30 50 / 0.2)", "rgb(140 30 50 / 0.2)", "none", 30),
    ),
    ...arms.map(([at, turn, skin, sleeve, dark]) => arm(at, turn, skin, sleeve, dark, 0)),
  );
}

function arm(
  [x, y]: Point,
  turn: number,
  skin: string,
  sleeve: string,
  dark: string,
  away: number,
): string {
  const [left, top] = [x + away, y + away];
  return turned(
    turn,
    [left, top],
    box(left - 36, top - 20, 72, 220, skin, 30),
    box(left - 56, top - 110, 112, 130, skin, 46),
    ...[
      [-56, 26],
      [-27, 4],
      [2, 0],
      [31, 18],
    ].map(([far = 0, low = 0]) => box(left + far, top - 200 + low, 25, 150, skin, 12.5)),
    turned(38, [left + 44, top - 20], box(left + 30, top - 112, 28, 112, skin, 14)),
    shape(`M${left - 62} ${top + 96}H${left + 62}V${top + 560}H${left - 62}Z`, sleeve),
    shape(`M${left + 22} ${top + 96}H${left + 62}V${top + 560}H${left + 22}Z`, dark),
    box(left - 70, top + 88, 140, 36, dark === "none" ? sleeve : dark, 16),
  );
}
