import { type Point, blend, ground, sheet, shape, steps, through, tones as t } from "../sheet.ts";

const centre: Point = [640, 400];

/** The two wings round which the weather runs, as bands; each band is one loop further out. */
export function draw(): string {
  const upper = [t.night, t.blue, t.coral, t.sun, t.cream, t.pink, t.blue, t.night];
  const lower = [t.night, t.rose, t.orange, t.cream, t.teal, t.night];
  return sheet(
    blend("air", "#ffd9cf", "#f8aab6", [0, 0], [1280, 720]),
    ground("url(#air)"),
    shape(`${loop(1.06, 380, -30, 46)}Z`, "rgb(122 30 84 / 0.2)"),
    shape(`${loop(1.06, 250, 44, 46)}Z`, "rgb(122 30 84 / 0.2)"),
    ...lower.map((colour, index) => shape(`${loop(1 - index / lower.length, 250, 44)}Z`, colour)),
    ...upper.map((colour, index) => shape(`${loop(1 - index / upper.length, 380, -30)}Z`, colour)),
    shape("M640 262C660 300 660 500 640 590C620 500 620 300 640 262Z", t.ink),
    `<path d="M640 272C622 214 590 180 548 168M640 272C658 214 690 180 732 168" fill="none" stroke="${t.ink}" stroke-width="9" stroke-linecap="round"/>`,
  );
}

/** Both sides of a loop, bent by an angle; `moved` is how far its shadow falls. */
function loop(size: number, reach: number, bend: number, moved = 0): string {
  const side = (sign: number) =>
    steps(73).map((step): Point => {
      const angle = (step / 72) * Math.PI - Math.PI / 2;
      // One half of a lemniscate, wider than high.
      const far = reach * Math.sqrt(Math.max(0, Math.cos(angle))) * 1.18;
      const turn = angle * 0.62 + (bend * Math.PI) / 180;
      const reachOf = far * size;
      return [
        centre[0] + moved + sign * reachOf * Math.cos(turn),
        centre[1] + moved * 0.8 + reachOf * Math.sin(turn),
      ];
    });
  return `${through(side(1))}Z${through(side(-1))}`;
}
