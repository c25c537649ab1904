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
  shape,
  steps,
  through,
  tones as t,
} from "../sheet.ts";

const centre: Point = [560, 372];
/** How large each wheel is and how often it turns; each rolls on the one before. */
const carried = [
  { radius: 196, turns: 1, colour: t.blue },
  { radius: 84, turns: -4, colour: t.coral },
];
const now = 352;

/** Wheels that carry one another, and the pen of the last one on the flower that it draws. */
export function draw(): string {
  const hubs = [0, 1].map((count) => tipAt(now, count));
  const pen = tipAt(now, 2);
  const drawn = through(steps(361).map((degrees) => tipAt(degrees, 2)));
  return sheet(
    blend("sheet", "#fff3df", "#ffdcb0", [0, 0], [1280, 720]),
    fading("long", pen, [pen[0] + 300, pen[1] + 300], 0.2),
    ground("url(#sheet)"),
    disc(...centre, 280, "#ffe3bd"),
    hoop(...centre, 280, "#f6c98f", 3),
    ...hubs.flatMap(([x, y], index) => {
      const { radius = 0, colour = "" } = carried[index] ?? {};
      return [disc(x, y, radius, colour), disc(x, y, radius - 20, "rgb(255 255 255 / 0.14)")];
    }),
    line(`${drawn}Z`, t.ink, 13),
    line(through([...hubs, pen]), t.paper, 9),
    ...hubs.map(([x, y]) => disc(x, y, 15, t.paper)),
    pencil(pen),
  );
}

/** Where the end of the first `count` wheels is when the first has turned by so many degrees. */
function tipAt(degrees: number, count: number): Point {
  return carried
    .slice(0, count)
    .reduce((at, { radius, turns }) => around(at, radius, degrees * turns), centre);
}

function pencil([x, y]: Point): string {
  return [
    polygon(
      [
        [x, y],
        [x + 60, y + 10],
        [x + 700, y + 420],
        [x + 640, y + 470],
      ],
      "url(#long)",
    ),
    `<g transform="translate(${x} ${y}) rotate(-38)">`,
    polygon(
      [
        [0, 0],
        [92, -40],
        [92, 40],
      ],
      "#f3c48d",
    ),
    polygon(
      [
        [0, 0],
        [34, -15],
        [34, 15],
      ],
      t.ink,
    ),
    shape("M92 -40L780 -40L780 -13L92 -13Z", "#ffcf6b"),
    shape("M92 -13L780 -13L780 14L92 14Z", t.sun),
    shape("M92 14L780 14L780 40L92 40Z", "#e08f2c"),
    "</g>",
  ].join("");
}
