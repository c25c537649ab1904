import {
  ball,
  type Point,
  blend,
  box,
  disc,
  fading,
  ground,
  line,
  polygon,
  shape,
  sheet,
  tones as t,
  turned,
  within,
} from "../sheet.ts";

const jupiter: Point = [400, 372];

/** Jupiter on one side of a balance, everything else on the other. */
export function draw(): string {
  const others: [at: Point, size: number, colour: string][] = [
    [[872, 214], 50, t.coral],
    [[954, 200], 36, t.sky],
    [[908, 146], 34, "#7a4fd0"],
    [[836, 158], 24, t.orange],
    [[966, 146], 18, t.paper],
    [[992, 226], 22, t.blue],
    [[820, 234], 20, t.cream],
  ];
  return sheet(
    blend("wall", "#7fd0c0", "#3c9c97", [0, 0], [1280, 720]),
    fading("long", [640, 400], [1180, 900], 0.28),
    ground("url(#wall)"),
    box(0, 640, 1280, 80, "#1c6f74"),
    polygon(
      [
        [500, 640],
        [780, 640],
        [860, 720],
        [520, 720],
      ],
      "rgb(0 40 50 / 0.24)",
    ),
    polygon(
      [
        [640, 120],
        [1300, 780],
        [900, 780],
        [640, 560],
      ],
      "url(#long)",
    ),
    box(624, 150, 32, 480, t.night, 12),
    shape("M500 640C500 590 560 570 640 570S780 590 780 640Z", t.night),
    shape("M640 570C720 570 780 590 780 640H700C704 600 680 580 640 570Z", "#10143f"),
    turned(
      -14,
      [640, 170],
      box(356, 156, 568, 28, t.sun, 14),
      box(356, 172, 568, 12, "#e08f2c", 6),
    ),
    disc(640, 170, 30, t.coral),
    disc(640, 170, 12, t.cream),
    line("M384 234L240 520M384 234L560 520", t.night, 6),
    line("M906 108L790 262M906 108L1022 262", t.night, 6),
    disc(...jupiter, 160, "#fff"),
    within(
      "jupiter",
      disc(...jupiter, 160, "#fff"),
      box(240, 200, 320, 340, t.cream),
      ...[
        [226, 40, "#f4a261"],
        [292, 52, "#c9553f"],
        [372, 26, "#f4a261"],
        [418, 46, "#c9553f"],
        [490, 40, "#f4a261"],
      ].map(([y, high, colour]) =>
        turned(-6, jupiter, box(220, Number(y), 360, Number(high), String(colour))),
      ),
      `<ellipse cx="448" cy="440" rx="50" ry="30" fill="${t.cream}"/><ellipse cx="448" cy="440" rx="36" ry="19" fill="${t.coral}"/>`,
      shape("M400 212A160 160 0 0 1 400 532C500 480 510 300 400 212Z", "rgb(60 20 60 / 0.2)"),
    ),
    shape("M212 516H588C580 580 500 604 400 604S220 580 212 516Z", t.blue),
    shape("M400 604C500 604 580 580 588 516H500C500 560 460 590 400 604Z", "#1b2f9e"),
    box(204, 506, 392, 20, "#4a6ef5", 10),
    ...others.map(([[x, y], size, colour]) => ball(x, y, size, colour, "rgb(60 20 60 / 0.2)")),
    shape("M770 258H1042C1036 306 980 326 906 326S776 306 770 258Z", t.blue),
    shape("M906 326C980 326 1036 306 1042 258H980C980 290 950 314 906 326Z", "#1b2f9e"),
    box(762, 248, 288, 20, "#4a6ef5", 10),
  );
}
