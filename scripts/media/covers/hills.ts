import {
  type Point,
  blend,
  disc,
  ground,
  hoop,
  line,
  polygon,
  sheet,
  steps,
  through,
  tones as t,
} from "../sheet.ts";

/** A landscape of four waves, one behind the other. */
export function draw(): string {
  const ridge = (y: number, high: number, waves: number, first: number): Point[] =>
    steps(65).map((step): Point => {
      const a = (step / 64) * Math.PI * 2;
      return [
        step * 20,
        y - high * Math.sin(waves * a + first) - high * 0.4 * Math.sin(2 * waves * a + first * 2),
      ];
    });
  const back = ridge(330, 64, 1.5, 0.4);
  const second = ridge(420, 56, 2, 2.2);
  const third = ridge(510, 44, 2.5, 0.2);
  const front = ridge(610, 34, 3, 1.6);
  const filled = (points: Point[], colour: string) =>
    polygon([...points, [1280, 720], [0, 720]], colour);
  const at = back[20] ?? [400, 300];
  return sheet(
    blend("air", "#ffe3b0", "#ffb38f", [0, 0], [0, 520]),
    ground("url(#air)"),
    disc(930, 176, 130, "rgb(255 255 255 / 0.4)"),
    disc(930, 176, 90, t.paper),
    filled(back, t.coral),
    filled(second, t.rose),
    filled(third, "#5b2a86"),
    filled(front, t.night),
    line(through(back), t.paper, 8),
    hoop(at[0] - 96, at[1], 96, t.night, 9),
    line(through([[at[0] - 96, at[1]], at]), t.night, 9),
    disc(at[0] - 96, at[1], 13, t.night),
    disc(...at, 24, t.sun),
    disc(...at, 10, t.night),
  );
}
