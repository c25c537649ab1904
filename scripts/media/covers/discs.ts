import { blend, disc, ground, sheet, tones as t, within } from "../sheet.ts";

const [top, left, right] = [
  [640, 262],
  [532, 446],
  [748, 446],
] as const;
const radius = 196;

/** Three colours, and what becomes of them where they lie over each other. */
export function draw(): string {
  const outline = ([x, y]: readonly [number, number]) => disc(x, y, radius, "#fff");
  const inside = (id: string, one: readonly [number, number], part: string) =>
    within(id, outline(one), part);
  return sheet(
    blend("sheet", "#e9eeff", "#cfdaff", [0, 0], [1280, 720]),
    ground("url(#sheet)"),
    ...[top, left, right].map(([x, y]) => disc(x + 34, y + 40, radius, "rgb(39 72 217 / 0.13)")),
    disc(...top, radius, "#ffc64f"),
    disc(...left, radius, "#f26a80"),
    disc(...right, radius, "#3f8cff"),
    inside("warm", top, disc(...left, radius, "#ee5d3f")),
    inside("cool", top, disc(...right, radius, "#23a67f")),
    inside("dark", left, disc(...right, radius, "#5b3fc4")),
    inside("all", top, within("core", outline(left), disc(...right, radius, t.ink))),
  );
}
