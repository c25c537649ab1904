import { type Point, blend, disc, ground, polygon, sheet, tones as t } from "../sheet.ts";

type Side = [a: Point, b: Point, c: Point, colour: string];

/** A range of eleven triangles. */
export function draw(): string {
  const sides: Side[] = [
    [[60, 610], [330, 270], [380, 610], "#5d7ff5"],
    [[330, 270], [560, 610], [380, 610], "#2b4bd8"],
    [[330, 270], [274, 340], [356, 400], t.paper],
    [[330, 270], [394, 366], [356, 400], "#cdd9ff"],
    [[380, 610], [650, 110], [700, 610], "#7c5be0"],
    [[650, 110], [960, 610], [700, 610], "#47309f"],
    [[650, 110], [578, 244], [672, 312], t.paper],
    [[650, 110], [738, 252], [672, 312], "#d8ccfa"],
    [[760, 610], [960, 330], [990, 610], "#4fb3b4"],
    [[960, 330], [1210, 610], [990, 610], "#14747a"],
    [[960, 330], [906, 406], [972, 440], t.mint],
  ];
  return sheet(
    blend("sky", "#ffe0d3", "#ffc4b8", [0, 0], [0, 720]),
    ground("url(#sky)"),
    disc(930, 190, 88, t.sun),
    ...sides.map(([a, b, c, colour]) => polygon([a, b, c], colour)),
    polygon(
      [
        [0, 610],
        [1280, 610],
        [1280, 720],
        [0, 720],
      ],
      t.night,
    ),
  );
}
