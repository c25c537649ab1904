import {
  type Point,
  around,
  blend,
  disc,
  ground,
  hoop,
  line,
  sheet,
  steps,
  through,
  tones as t,
} from "../sheet.ts";

const centre: Point = [640, 330];
/** The wheels of the heart: 16 sin³ and 13 cos − 5 cos 2 − 2 cos 3 − cos 4, 17 px each. */
const scale = 17;

/** A heart, and the wheels that draw it. */
export function draw(): string {
  const outline = steps(181).map((step): Point => {
    const a = (step * 2 * Math.PI) / 180;
    const high = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
    return [centre[0] + scale * 16 * Math.sin(a) ** 3, centre[1] - scale * high];
  });
  const pen = outline[22] ?? centre;
  const moved = outline.map(([x, y]): Point => [x + 34, y + 40]);
  const hubs: Point[] = [
    centre,
    around(centre, 132, -24),
    around(around(centre, 132, -24), 62, -80),
    pen,
  ];
  return sheet(
    blend("wall", "#ffd6cb", "#f9aab3", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    `<path d="${through(moved)}Z" fill="rgb(150 30 70 / 0.2)"/>`,
    `<path d="${through(outline)}Z" fill="${t.coral}"/>`,
    `<path d="${through(outline.slice(90))}Z" fill="#d8434f"/>`,
    line(`${through(outline)}Z`, t.night, 14),
    hoop(...centre, 132, t.cream, 8),
    hoop(...(hubs[1] ?? centre), 62, t.cream, 8),
    line(through(hubs), t.paper, 10),
    ...hubs.slice(0, 3).map(([x, y]) => disc(x, y, 13, t.paper)),
    disc(...pen, 26, t.sun),
    disc(...pen, 11, t.night),
  );
}
