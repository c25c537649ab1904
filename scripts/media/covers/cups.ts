import { blend, disc, ground, sheet, steps, tones as t, within } from "../sheet.ts";

/** Twenty-eight cups from above, in two colours and one. */
export function draw(): string {
  const cups = steps(28).map((cup) => {
    const [column, row] = [cup % 7, Math.floor(cup / 7)];
    const [x, y] = [110 + column * 178 + (row % 2 ? 44 : -44), 108 + row * 170];
    const colour = cup === 17 ? "sun" : (column + row) % 2 ? "coral" : "blue";
    return { x, y, colour } as const;
  });
  const inside = {
    sun: ["#f8a94a", "#ffd68a"],
    coral: ["#b3325c", "#d9486a"],
    blue: ["#1b2f9e", "#2f52e0"],
  };
  const rim = { sun: t.cream, coral: t.pink, blue: t.sky };
  return sheet(
    blend("table", "#8b6fe0", "#5f3fbd", [0, 0], [1280, 720]),
    ground("url(#table)"),
    ...cups.map(({ x, y }) => disc(x + 22, y + 26, 76, "rgb(30 10 90 / 0.32)")),
    ...cups.map(({ x, y, colour }, cup) =>
      [
        disc(x, y, 74, rim[colour]),
        disc(x, y, 61, inside[colour][0] ?? ""),
        within(
          `cup${cup}`,
          disc(x, y, 61, "#fff"),
          disc(x + 16, y + 18, 54, inside[colour][1] ?? ""),
        ),
      ].join(""),
    ),
  );
}
