import { type Point, blend, fading, ground, polygon, sheet, steps, tones as t } from "../sheet.ts";

/** A folded sheet by the window: each fold has a light side and one in the shade. */
export function draw(): string {
  const folds = steps(7);
  const top = (index: number): Point => [226 + index * 118, index % 2 ? 196 : 132];
  const foot = (index: number): Point => [226 + index * 118, index % 2 ? 574 : 510];
  return sheet(
    blend("table", "#f7b4a4", "#ee8b80", [0, 0], [1280, 720]),
    blend("lit", "#fffefb", "#fff1dc", [200, 100], [1000, 620]),
    blend("dim", "#7f97ea", "#4a63cf", [200, 100], [1000, 620]),
    fading("long", [600, 540], [1100, 760], 0.4),
    ground("url(#table)"),
    // The panes of the window on the wall.
    polygon(
      [
        [0, 60],
        [420, 0],
        [800, 0],
        [0, 330],
      ],
      "rgb(255 255 255 / 0.22)",
    ),
    polygon(
      [
        [0, 400],
        [1000, 0],
        [1280, 0],
        [1280, 60],
        [0, 640],
      ],
      "rgb(255 255 255 / 0.22)",
    ),
    polygon(
      [foot(0), ...folds.slice(1).map(foot), [1280, 690], [1280, 720], [430, 720]],
      "url(#long)",
    ),
    ...folds
      .slice(0, -1)
      .map((index) =>
        polygon(
          [top(index), top(index + 1), foot(index + 1), foot(index)],
          index % 2 ? "url(#dim)" : "url(#lit)",
        ),
      ),
    polygon([top(5), top(6), foot(6), foot(5)], "url(#dim)"),
    polygon([top(6), [1040, 180], [1040, 558], foot(6)], t.cream),
  );
}
