import {
  type Point,
  blend,
  box,
  fading,
  ground,
  polygon,
  sheet,
  shape,
  steps,
  tones as t,
  disc,
} from "../sheet.ts";

/** A puff pastry from its side: flat, nearly, and of more layers than it has height for. */
export function draw(): string {
  const colours = ["#e8a04a", "#ffdf9e", "#d98a36", "#fff0cc", "#e8a04a", "#ffe3ab"];
  const sheetAt = (y: number, high: number, colour: string, first: number) => {
    const top = steps(13).map((step): Point => [
      300 + step * 56.7,
      y + 6 * Math.sin(step * 1.1 + first),
    ]);
    const under = top.map(([x, level]): Point => [x, level + high]).toReversed();
    return polygon([...top, ...under], colour);
  };
  return sheet(
    blend("wall", "#8fb0ff", "#4d74f2", [0, 0], [1280, 720]),
    fading("long", [640, 360], [1240, 760], 0.28),
    ground("url(#wall)"),
    polygon(
      [
        [300, 560],
        [980, 180],
        [1520, 720],
        [460, 720],
      ],
      "url(#long)",
    ),
    shape("M170 566H1110C1090 612 1000 624 920 624H360C280 624 190 612 170 566Z", t.paper),
    shape("M640 566H1110C1090 612 1000 624 920 624H640Z", "#d5dcf7"),
    box(300, 192, 680, 368, "#e8a04a"),
    ...steps(6).map((step) => sheetAt(540 - step * 14, 18, colours[step] ?? t.sun, step)),
    sheetAt(410, 58, t.coral, 1.2),
    ...steps(6).map((step) => sheetAt(392 - step * 14, 18, colours[step] ?? t.sun, step + 2)),
    sheetAt(262, 58, t.pink, 0.4),
    ...steps(5).map((step) => sheetAt(244 - step * 14, 18, colours[step] ?? t.sun, step + 4)),
    polygon(
      [
        [800, 186],
        [980, 190],
        [980, 562],
        [800, 562],
      ],
      "rgb(90 30 20 / 0.12)",
    ),
    shape(
      "M300 172C420 150 860 150 980 172L972 206C940 196 930 250 904 250C880 250 884 204 850 206C820 208 826 268 796 268C770 268 774 206 740 206H420C396 206 400 244 372 244C348 244 350 196 308 206Z",
      t.paper,
    ),
    disc(640, 132, 40, t.rose),
    disc(626, 118, 10, "rgb(255 255 255 / 0.6)"),
    shape("M640 96C650 70 676 60 700 64C694 88 668 100 640 96Z", t.leaf),
  );
}
