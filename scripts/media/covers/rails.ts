import {
  blend,
  box,
  disc,
  ground,
  line,
  polygon,
  shape,
  sheet,
  tones as t,
  turned,
} from "../sheet.ts";

const loops =
  "M640 360C760 180 1090 130 1090 360C1090 590 760 540 640 360C520 180 190 130 190 360C190 590 520 540 640 360Z";

/** A toy train on a line of two loops: left, left, right, left. */
export function draw(): string {
  return sheet(
    blend("field", "#8ad3a8", "#3fa07f", [0, 0], [1280, 720]),
    ground("url(#field)"),
    line(loops, "rgb(10 70 60 / 0.25)", 70, 'transform="translate(14 22)"'),
    line(loops, "#f2dfb8", 70),
    sleepers(52),
    line(loops, t.night, 32),
    line(loops, "#f2dfb8", 20),
    sleepers(20),
    tree(410, 372, 54),
    tree(352, 342, 38),
    tree(886, 380, 46),
    tree(944, 350, 60),
    turned(-2, [330, 210], car(264, 172, t.sun)),
    turned(10, [470, 220], engine(418, 176)),
    flag(640, 520),
  );
}

function sleepers(long: number): string {
  return shape(loops, "none", `stroke="#b8763f" stroke-width="${long}" stroke-dasharray="12 22"`);
}

function tree(x: number, y: number, size: number): string {
  return [
    `<ellipse cx="${x + size * 0.5}" cy="${y + size * 0.8}" rx="${size}" ry="${size * 0.4}" fill="rgb(10 70 60 / 0.25)"/>`,
    box(x - 7, y + size * 0.3, 14, size * 0.7, "#7a4a2b"),
    disc(x, y, size, t.pine),
    disc(x - size * 0.2, y - size * 0.16, size * 0.72, "#12818a"),
  ].join("");
}

function car(x: number, y: number, colour: string): string {
  return [
    box(x + 10, y + 66, 124, 26, "rgb(10 40 50 / 0.3)", 12),
    box(x, y, 124, 66, colour, 10),
    box(x, y + 42, 124, 24, "rgb(20 22 43 / 0.14)", 10),
    box(x + 16, y + 14, 26, 26, t.paper, 5),
    box(x + 50, y + 14, 26, 26, t.paper, 5),
    box(x + 84, y + 14, 26, 26, t.paper, 5),
    box(x + 122, y + 44, 34, 10, t.ink),
    disc(x + 28, y + 70, 17, t.ink),
    disc(x + 96, y + 70, 17, t.ink),
    disc(x + 28, y + 70, 7, t.cream),
    disc(x + 96, y + 70, 7, t.cream),
  ].join("");
}

function engine(x: number, y: number): string {
  return [
    box(x + 10, y + 66, 150, 26, "rgb(10 40 50 / 0.3)", 12),
    disc(x + 128, y - 62, 22, t.paper),
    disc(x + 92, y - 92, 30, t.paper),
    disc(x + 44, y - 110, 20, t.paper),
    box(x + 108, y - 34, 26, 44, t.ink, 4),
    box(x, y - 26, 62, 92, t.coral, 8),
    box(x - 8, y - 36, 78, 18, t.rose, 8),
    box(x + 14, y - 6, 34, 30, t.cream, 5),
    box(x + 56, y + 4, 98, 62, t.coral, 12),
    box(x, y + 42, 154, 24, "#cf4550", 10),
    polygon(
      [
        [x + 148, y + 40],
        [x + 184, y + 80],
        [x + 148, y + 80],
      ],
      t.sun,
    ),
    disc(x + 28, y + 68, 22, t.ink),
    disc(x + 118, y + 70, 18, t.ink),
    disc(x + 76, y + 70, 18, t.ink),
    disc(x + 28, y + 68, 9, t.sun),
    disc(x + 118, y + 70, 7, t.sun),
    disc(x + 76, y + 70, 7, t.sun),
  ].join("");
}

/** Two arrows on one post. */
function flag(x: number, y: number): string {
  const arrow = (sign: number, high: number, colour: string) =>
    polygon(
      [
        [x - sign * 30, high],
        [x + sign * 84, high],
        [x + sign * 116, high + 25],
        [x + sign * 84, high + 50],
        [x - sign * 30, high + 50],
      ],
      colour,
    );
  return [
    `<ellipse cx="${x + 26}" cy="${y + 158}" rx="60" ry="14" fill="rgb(10 70 60 / 0.25)"/>`,
    box(x - 8, y - 20, 16, 180, "#7a4a2b", 6),
    arrow(-1, y, t.paper),
    arrow(1, y + 58, t.sun),
  ].join("");
}
