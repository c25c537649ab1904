import {
  type Point,
  around,
  blend,
  disc,
  fading,
  ground,
  hoop,
  line,
  polygon,
  sheet,
  steps,
  through,
  tones as t,
} from "../sheet.ts";

const hub: Point = [330, 360];
const radius = 168;
const now = -52;

/** A point on a wheel, and the line that a pen at its height draws along the wall. */
export function draw(): string {
  const at = around(hub, radius, now);
  const start = 560;
  const wave = steps(81).map((step): Point => {
    const x = start + step * 9;
    return [x, hub[1] + radius * Math.sin(((now + step * 6.6) * Math.PI) / 180)];
  });
  return sheet(
    blend("wall", "#7fd0c3", "#3aa19b", [0, 0], [1280, 720]),
    fading("long", [330, 360], [800, 760], 0.3),
    ground("url(#wall)"),
    polygon(
      [
        [211, 479],
        [449, 241],
        [930, 720],
        [452, 720],
      ],
      "url(#long)",
    ),
    line(`M0 ${hub[1]}H1280`, "rgb(255 255 255 / 0.4)", 4),
    disc(...hub, radius, t.paper),
    hoop(...hub, radius, t.blue, 30),
    line(through([hub, at]), t.blue, 14),
    disc(...hub, 20, t.blue),
    line(through([at, [start, at[1]]]), t.coral, 7, 'stroke-dasharray="2 19"'),
    line(through(wave.map(([x, y]): Point => [x + 12, y + 18])), "rgb(0 70 76 / 0.25)", 24),
    line(through(wave), t.paper, 26),
    disc(...at, 30, t.coral),
    disc(start, at[1], 30, t.coral),
  );
}
