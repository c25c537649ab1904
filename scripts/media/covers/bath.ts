import {
  blend,
  box,
  disc,
  fading,
  ground,
  line,
  polygon,
  sheet,
  shape,
  tones as t,
  turned,
  within,
  steps,
} from "../sheet.ts";

/** Saturn in a bath of the right size. */
export function draw(): string {
  const ring = (part: string) =>
    turned(
      -12,
      [600, 300],
      within(
        `ring${part}`,
        part === "front" ? box(200, 300, 800, 200, t.ink) : box(200, 100, 800, 200, t.ink),
        `<ellipse cx="600" cy="300" rx="300" ry="74" fill="none" stroke="#f8d9ff" stroke-width="22"/>`,
        `<ellipse cx="600" cy="300" rx="258" ry="58" fill="none" stroke="#d58bd0" stroke-width="26"/>`,
      ),
    );
  const planet = [
    disc(600, 300, 178, t.sun),
    within(
      "planet",
      disc(600, 300, 178, t.sun),
      turned(
        -12,
        [600, 300],
        box(400, 170, 400, 34, t.cream),
        box(400, 232, 400, 26, t.orange),
        box(400, 290, 400, 40, "#ffd694"),
        box(400, 356, 400, 26, t.orange),
        box(400, 404, 400, 40, t.coral),
      ),
      shape(
        "M600 122A178 178 0 0 1 600 478C720 450 744 360 730 280C716 200 670 140 600 122Z",
        "rgb(60 10 60 / 0.16)",
      ),
    ),
  ];
  const bubbles = [
    [318, 424, 26],
    [362, 404, 34],
    [414, 428, 30],
    [838, 420, 34],
    [884, 400, 28],
    [926, 428, 32],
    [788, 436, 20],
    [462, 440, 18],
  ] as const;
  return sheet(
    blend("wall", "#7a4fd0", "#4c2a9a", [0, 0], [1280, 720]),
    fading("long", [640, 400], [1240, 820], 0.3),
    ground("url(#wall)"),
    ...steps(9).map((step) => line(`M${step * 160} 0V600`, "rgb(255 255 255 / 0.06)", 5)),
    ...steps(4).map((step) => line(`M0 ${step * 160 + 60}H1280`, "rgb(255 255 255 / 0.06)", 5)),
    box(0, 610, 1280, 110, "#2f1a66"),
    polygon(
      [
        [1010, 452],
        [1280, 640],
        [1280, 720],
        [420, 720],
        [400, 660],
      ],
      "url(#long)",
    ),
    box(1030, 250, 26, 210, t.cream, 8),
    line("M1043 262C1043 200 940 200 940 262", t.cream, 26),
    box(1014, 300, 58, 22, t.coral, 11),
    disc(940, 316, 9, t.sky),
    disc(940, 352, 7, t.sky),
    ring("back"),
    ...planet,
    ring("front"),
    shape("M286 440H994V470H286Z", "#8fd3ff"),
    shape(
      "M300 438C360 420 420 452 480 438C540 424 600 452 660 438C720 424 780 452 840 438C900 424 950 448 980 438V480H300Z",
      "#a9dfff",
    ),
    ...bubbles.map(([x, y, radius]) => disc(x, y, radius, t.paper)),
    ...bubbles.map(([x, y, radius]) =>
      disc(x + radius * 0.24, y + radius * 0.2, radius * 0.62, "#e9e4ff"),
    ),
    shape("M262 448H1018C1018 580 940 640 820 640H460C340 640 262 580 262 448Z", t.paper),
    shape("M640 448H1018C1018 580 940 640 820 640H780C900 610 930 540 930 448Z", "#dcd8f4"),
    box(236, 434, 808, 34, t.paper, 17),
    box(236, 452, 808, 16, "#dcd8f4", 8),
    box(404, 632, 60, 44, t.sun, 12),
    box(816, 632, 60, 44, t.sun, 12),
    disc(214, 190, 30, "rgb(255 255 255 / 0.22)"),
    disc(282, 118, 18, "rgb(255 255 255 / 0.22)"),
    disc(166, 296, 14, "rgb(255 255 255 / 0.22)"),
    disc(1140, 140, 22, "rgb(255 255 255 / 0.22)"),
  );
}
