import {
  type Point,
  blend,
  box,
  disc,
  ground,
  line,
  polygon,
  sheet,
  steps,
  through,
  tones as t,
} from "../sheet.ts";

const towers = [
  [140, 470],
  [250, 330],
  [400, 190],
  [520, 400],
  [640, 270],
  [790, 150],
  [900, 370],
  [1020, 260],
  [1140, 460],
] as const;

/** Roofs, and a line of few wheels that is too round for them. */
export function draw(): string {
  const edge = towers.flatMap(([x, y], index): Point[] => [
    [x, y],
    [towers[index + 1]?.[0] ?? 1280, y],
  ]);
  const all: Point[] = [[0, 720], [0, 560], [140, 560], ...edge, [1280, 720]];
  const height = (at: number) => towers.findLast(([x]) => x <= at)?.[1] ?? 560;
  const round = steps(129).map((step): Point => {
    const x = step * 10;
    const near = steps(13).map((n) => height(x + (n - 6) * 11));
    const mean = near.reduce((sum, y) => sum + y, 0) / near.length;
    return [x, mean + 12 * Math.sin(x / 13)];
  });
  return sheet(
    blend("sky", "#2f55e6", "#8fb0ff", [0, 0], [0, 640]),
    ground("url(#sky)"),
    disc(1080, 130, 66, t.cream),
    polygon(
      all.map(([x, y]): Point => [x + 40, y + 30]),
      "rgb(20 22 80 / 0.22)",
    ),
    polygon(all, t.night),
    ...towers.flatMap(([x, y], index) =>
      steps(3).flatMap((row) =>
        steps(2).map((column) =>
          (index + row * 2 + column) % 3
            ? box(x + 24 + column * 38, y + 74 + row * 56, 20, 28, t.sun, 2)
            : "",
        ),
      ),
    ),
    line(through(round), t.coral, 13),
  );
}
