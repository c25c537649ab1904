import {
  blend,
  box,
  disc,
  fading,
  ground,
  polygon,
  sheet,
  shape,
  tones as t,
  turned,
} from "../sheet.ts";

const sill = 588;

/** A pot on the sill of a kitchen window, in the morning sun. */
export function draw(): string {
  const leaves: [angle: number, long: number, wide: number, colour: string][] = [
    [-74, 250, 50, "#1f7d66"],
    [74, 250, 50, "#1f7d66"],
    [-48, 320, 58, t.leaf],
    [48, 320, 58, t.leaf],
    [-24, 360, 62, "#47b58f"],
    [24, 360, 62, "#47b58f"],
    [0, 400, 60, "#8fd9b6"],
  ];
  return sheet(
    blend("wall", "#127a76", "#00525c", [0, 0], [1280, 720]),
    blend("sky", "#ffe7c4", "#ffb7a1", [640, 60], [640, 590]),
    fading("long", [640, 560], [1180, 700], 0.3),
    ground("url(#wall)"),
    box(268, 34, 744, 570, t.paper, 10),
    box(298, 64, 330, 524, "url(#sky)"),
    box(652, 64, 330, 524, "url(#sky)"),
    disc(846, 322, 84, t.sun),
    shape("M298 470Q400 400 500 452Q580 490 628 440V588H298Z", "#f08a7c"),
    shape("M652 446Q760 400 860 470Q930 512 982 470V588H652Z", "#f08a7c"),
    shape("M298 530Q440 470 628 536V588H298ZM652 536Q800 486 982 548V588H652Z", "#cf5a6c"),
    box(298, 182, 684, 22, t.paper),
    ...leaves.map(([angle, long, wide, colour]) =>
      turned(angle, [640, 470], leaf(long, wide, colour)),
    ),
    shape("M528 430H752L724 588H556Z", t.coral),
    shape("M690 430H752L724 588H676Z", "#c9433f"),
    box(512, 400, 256, 52, "#f4796a", 8),
    box(690, 400, 78, 52, "#d9534d", 8),
    box(200, sill, 880, 36, t.paper, 6),
    box(200, sill + 26, 880, 10, "#d9e4df"),
    polygon(
      [
        [228, sill + 36],
        [1052, sill + 36],
        [1150, 720],
        [326, 720],
      ],
      "rgb(0 40 46 / 0.4)",
    ),
  );
}

/** Upright, from the middle of the pot, its right half in the shade. */
function leaf(long: number, wide: number, colour: string): string {
  const tip = 450 - long;
  const whole = `M640 450C${640 - wide} ${450 - long * 0.35} ${640 - wide * 0.75} ${450 - long * 0.75} 640 ${tip}C${640 + wide * 0.75} ${450 - long * 0.75} ${640 + wide} ${450 - long * 0.35} 640 450Z`;
  const half = `M640 450L640 ${tip}C${640 + wide * 0.75} ${450 - long * 0.75} ${640 + wide} ${450 - long * 0.35} 640 450Z`;
  return shape(whole, colour) + shape(half, "rgb(0 60 60 / 0.24)");
}
