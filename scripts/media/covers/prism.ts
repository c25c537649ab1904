import { type Point, blend, fading, ground, line, polygon, sheet, tones as t } from "../sheet.ts";

const colours = [t.coral, t.orange, t.sun, t.teal, t.sky, "#8f63d6"];

/** A prism that takes light apart. */
export function draw(): string {
  const rays = colours.map((colour, index) =>
    polygon(
      [
        rightSide(330 + index * 17),
        [1300, 130 + index * 84],
        [1300, 217 + index * 84],
        rightSide(349 + index * 17),
      ],
      colour,
    ),
  );
  const inside = colours.map((colour, index) =>
    polygon(
      [
        [504, 373 + index * 4],
        rightSide(330 + index * 17),
        rightSide(349 + index * 17),
        [504, 377 + index * 4],
      ],
      colour,
    ),
  );
  return sheet(
    blend("wall", "#15686f", "#073f4d", [0, 0], [1280, 720]),
    fading("long", [640, 400], [1060, 900], 0.34),
    ground("url(#wall)"),
    polygon(
      [
        [400, 570],
        [880, 570],
        [1300, 990],
        [700, 990],
      ],
      "url(#long)",
    ),
    polygon(
      [
        [-20, 226],
        [560, 374],
        [554, 404],
        [-20, 284],
      ],
      t.paper,
    ),
    ...rays,
    polygon(
      [
        [640, 140],
        [890, 570],
        [390, 570],
      ],
      "#cfe4ff",
    ),
    polygon(
      [
        [640, 140],
        [890, 570],
        [700, 570],
      ],
      "#8fb0ff",
    ),
    ...inside,
    line("M640 140L890 570H390Z", t.paper, 12),
  );
}

/** Where the right side of the prism is as low as `y`. */
function rightSide(y: number): Point {
  return [640 + ((y - 140) * 250) / 430, y];
}
