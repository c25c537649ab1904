import {
  type Point,
  blend,
  disc,
  ground,
  line,
  sheet,
  shape,
  steps,
  tones as t,
  turned,
} from "../sheet.ts";

const centre: Point = [640, 316];

/** A flower of seven petals; each has the wave that made it. */
export function draw(): string {
  const [x, y] = centre;
  const petal = (colour: string) =>
    shape(
      `M${x} ${y}C${x - 96} ${y - 90} ${x - 92} ${y - 226} ${x} ${y - 248}C${x + 92} ${y - 226} ${x + 96} ${y - 90} ${x} ${y}Z`,
      colour,
    );
  const half = shape(
    `M${x} ${y}C${x + 96} ${y - 90} ${x + 92} ${y - 226} ${x} ${y - 248}Z`,
    "rgb(20 22 43 / 0.13)",
  );
  const wave = line(
    `M${x} ${y - 78}C${x - 26} ${y - 100} ${x + 26} ${y - 120} ${x} ${y - 140}C${x - 26} ${y - 160} ${x + 26} ${y - 180} ${x} ${y - 200}`,
    "rgb(255 255 255 / 0.8)",
    8,
  );
  const colours = [t.coral, t.sun, t.orange, t.pink, t.cream, t.sky, t.rose];
  return sheet(
    blend("wall", "#2b8f8a", "#0d5f68", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    line(`M${x} ${y}C${x + 6} 480 ${x - 16} 560 ${x + 4} 760`, "#0a4a4c", 26),
    shape("M644 640C700 540 800 540 852 572C820 640 720 670 644 660Z", t.leaf),
    shape("M644 660C700 600 780 580 852 572C820 640 720 670 644 660Z", "#1f7f64"),
    shape("M640 690C570 600 480 610 436 648C480 706 570 718 640 706Z", "#37b38e"),
    `<g transform="translate(20 26)">${steps(7)
      .map((step) => turned((step * 360) / 7, centre, petal("rgb(4 40 46 / 0.3)")))
      .join("")}</g>`,
    ...colours.map((colour, index) => turned((index * 360) / 7, centre, petal(colour), half, wave)),
    disc(...centre, 66, t.night),
    ...steps(8).map((step) => turned(step * 45, centre, disc(x, y - 38, 9, t.sun))),
    disc(...centre, 14, t.sun),
  );
}
