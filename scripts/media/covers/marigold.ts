import {
  type Point,
  around,
  blend,
  disc,
  fading,
  ground,
  line,
  polygon,
  shape,
  sheet,
  steps,
  tones as t,
  turned,
} from "../sheet.ts";

const centre: Point = [560, 330];

/** A marigold under tweezers: each petal is a flower. */
export function draw(): string {
  const ring = (count: number, far: number, size: number, colours: [string, string], skip = -1) =>
    steps(count)
      .filter((step) => step !== skip)
      .map((step) => {
        const angle = (step * 360) / count + far;
        return turned(
          angle,
          centre,
          petal([centre[0] + far, centre[1]], size, colours[step % 2] ?? ""),
        );
      });
  const held = around(centre, 400, -24);
  return sheet(
    blend("wall", "#d8ccfa", "#b29be8", [0, 0], [1280, 720]),
    fading("long", [600, 400], [1120, 860], 0.26),
    ground("url(#wall)"),
    polygon(
      [
        [380, 510],
        [740, 150],
        [1400, 810],
        [1040, 1170],
      ],
      "url(#long)",
    ),
    ...ring(16, 170, 1.15, ["#e8632f", t.orange], 15),
    ...ring(13, 118, 1.05, [t.orange, "#f99b45"]),
    ...ring(10, 68, 0.9, [t.sun, "#f9a53f"]),
    ...ring(6, 26, 0.7, ["#ffd37a", t.sun]),
    disc(...centre, 26, "#e8632f"),
    ...[
      [960, 560, 30],
      [1050, 590, -14],
      [1140, 556, 12],
    ].map(([x = 0, y = 0, turn = 0], index) =>
      turned(
        turn + 60,
        [x, y],
        `<g transform="translate(12 16)">${petal([x, y], 0.9, "rgb(60 30 120 / 0.24)", false)}</g>`,
        petal([x, y], 0.9, [t.orange, t.sun, "#e8632f"][index] ?? ""),
      ),
    ),
    turned(-24, held, petal([held[0] - 60, held[1]], 1.15, t.orange)),
    turned(
      -34,
      held,
      polygon(
        [
          [held[0] - 20, held[1] - 8],
          [held[0] + 90, held[1] - 50],
          [held[0] + 520, held[1] - 60],
          [held[0] + 520, held[1] - 20],
          [held[0] + 110, held[1] - 26],
        ],
        t.night,
      ),
      polygon(
        [
          [held[0] - 20, held[1] + 8],
          [held[0] + 90, held[1] + 50],
          [held[0] + 520, held[1] + 20],
          [held[0] + 520, held[1] - 30],
          [held[0] + 110, held[1] + 26],
        ],
        "#34409c",
      ),
    ),
  );
}

function petal([x, y]: Point, size: number, colour: string, veined = true): string {
  const end = x + 92 * size;
  const high = 44 * size;
  return [
    shape(
      `M${x - 14 * size} ${y}C${x + 10 * size} ${y - high} ${x + 60 * size} ${y - high * 1.2} ${end} ${y - high * 0.7}L${end - 8 * size} ${y - high * 0.3}L${end + 8 * size} ${y}L${end - 8 * size} ${y + high * 0.3}L${end} ${y + high * 0.7}C${x + 60 * size} ${y + high * 1.2} ${x + 10 * size} ${y + high} ${x - 14 * size} ${y}Z`,
      colour,
    ),
    veined ? line(`M${x + 6 * size} ${y}H${x + 66 * size}`, "rgb(150 40 10 / 0.35)", 5 * size) : "",
  ].join("");
}
