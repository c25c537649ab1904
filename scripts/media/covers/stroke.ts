import {
  type Point,
  blend,
  disc,
  fading,
  ground,
  polygon,
  sheet,
  steps,
  tones as t,
} from "../sheet.ts";
import { paintbrush } from "../paintbrush.ts";

/** One line of a brush, slow and wide, fast and thin, and slow again. */
export function draw(): string {
  const middle = steps(121).map((step): Point => {
    const share = step / 120;
    return [130 + share * 760, 372 - 190 * Math.sin(share * Math.PI * 2.5)];
  });
  const half = (step: number) => 14 + 62 * Math.cos((step / 120) * Math.PI * 2.5) ** 4;
  const side = (sign: number) =>
    middle.map(([x, y], step): Point => {
      const [before, after] = [middle[Math.max(step - 1, 0)], middle[Math.min(step + 1, 120)]];
      const [dx, dy] = before && after ? [after[0] - before[0], after[1] - before[1]] : [1, 0];
      const far = (sign * half(step)) / Math.hypot(dx, dy);
      return [x - dy * far, y + dx * far];
    });
  const stroke = [...side(1), ...side(-1).toReversed()];
  const [end] = middle.slice(-1);
  return sheet(
    blend("sheet", "#fff6e6", "#ffe6bf", [0, 0], [1280, 720]),
    fading("long", [900, 300], [1280, 640], 0.22),
    ground("url(#sheet)"),
    disc(130, 372, 76, "#5b3fc4"),
    polygon(stroke, "#5b3fc4"),
    `<g transform="translate(0 -10)">${polygon([...middle.map(([x, y], step): Point => [x, y - half(step) * 0.3]), ...middle.map(([x, y], step): Point => [x, y - half(step) * 0.05]).toReversed()], "rgb(255 255 255 / 0.22)")}</g>`,
    disc(1070, 610, 50, t.coral),
    disc(1160, 560, 26, t.sun),
    disc(1180, 644, 18, t.teal),
    polygon(
      [
        [900, 196],
        [1010, 190],
        [1280, 380],
        [1280, 520],
      ],
      "url(#long)",
    ),
    paintbrush([end?.[0] ?? 0, (end?.[1] ?? 0) + 4], -24),
  );
}
