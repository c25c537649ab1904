import { blend, box, ground, polygon, sheet, steps } from "../sheet.ts";

/** A bar of chocolate, halved, and halved again. */
export function draw(): string {
  const side = 92;
  const block = (left: number, top: number, columns: number, rows: number) =>
    [
      box(left + 26, top + 30, columns * side, rows * side, "rgb(0 70 76 / 0.3)", 8),
      box(left, top, columns * side, rows * side, "#5a2b2e", 8),
      ...steps(columns * rows).map((index) => {
        const [x, y] = [left + (index % columns) * side, top + Math.floor(index / columns) * side];
        return (
          polygon(
            [
              [x + 5, y + 5],
              [x + side - 5, y + 5],
              [x + side - 19, y + 19],
              [x + 19, y + 19],
            ],
            "#a35f4c",
          ) +
          polygon(
            [
              [x + 5, y + 5],
              [x + 19, y + 19],
              [x + 19, y + side - 19],
              [x + 5, y + side - 5],
            ],
            "#8a4a40",
          ) +
          polygon(
            [
              [x + side - 5, y + 5],
              [x + side - 5, y + side - 5],
              [x + side - 19, y + side - 19],
              [x + side - 19, y + 19],
            ],
            "#5f2c30",
          ) +
          polygon(
            [
              [x + 5, y + side - 5],
              [x + side - 5, y + side - 5],
              [x + side - 19, y + side - 19],
              [x + 19, y + side - 19],
            ],
            "#4d2129",
          ) +
          box(x + 19, y + 19, side - 38, side - 38, "#7a3d38")
        );
      }),
    ].join("");
  return sheet(
    blend("table", "#8fd5c8", "#55b0a8", [0, 0], [1280, 720]),
    ground("url(#table)"),
    block(236, 128, 4, 4),
    block(654, 128, 2, 4),
    block(888, 128, 1, 2),
    block(888, 356, 1, 1),
  );
}
