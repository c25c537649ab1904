import { blend, box, disc, ground, line, sheet, shape, tones as t, steps } from "../sheet.ts";

/** Three days of weather: sure, less sure, a guess. */
export function draw(): string {
  const [top, high, wide] = [96, 528, 290];
  const at = [180, 495, 810];
  const cloud = (x: number, y: number, colour: string) =>
    shape(
      `M${x - 86} ${y + 44}A44 44 0 0 1 ${x - 74} ${y - 40}A66 66 0 0 1 ${x + 48} ${y - 52}A50 50 0 0 1 ${x + 84} ${y + 44}Z`,
      colour,
    );
  return sheet(
    blend("wall", "#d9d0ff", "#b3a2f0", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    ...at.map((x) => box(x + 18, top + 24, wide, high, "rgb(60 30 120 / 0.2)", 28)),
    box(at[0] ?? 0, top, wide, high, "#5c8bff", 28),
    box(at[1] ?? 0, top, wide, high, t.blue, 28),
    box(at[2] ?? 0, top, wide, high, t.night, 28),
    disc(325, 300, 84, t.sun),
    ...steps(8).map(
      (step) =>
        `<rect x="317" y="176" width="16" height="34" rx="8" fill="${t.sun}" transform="rotate(${step * 45} 325 300)"/>`,
    ),
    disc(690, 254, 54, t.sun),
    cloud(636, 320, t.paper),
    ...[576, 636, 696].map((x) => line(`M${x} 392L${x - 18} 436`, "#a9c3ff", 14)),
    shape(
      "M920 250C920 190 990 190 990 250C990 296 955 296 955 346",
      "none",
      `stroke="${t.coral}" stroke-width="34" stroke-linecap="round"`,
    ),
    disc(955, 406, 22, t.coral),
    ...at.flatMap((x, index) => [
      box(x + 60, 508, 170, 20, "rgb(255 255 255 / 0.9)", 10),
      box(x + 60, 546, [140, 90, 40][index] ?? 0, 14, "rgb(255 255 255 / 0.5)", 7),
    ]),
  );
}
