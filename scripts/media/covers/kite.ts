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

/** One small loud thing in a large sky. */
export function draw(): string {
  return sheet(
    blend("sky", "#8fb5ff", "#cfe0ff", [0, 0], [0, 720]),
    ground("url(#sky)"),
    box(60, 150, 300, 44, "rgb(255 255 255 / 0.7)", 22),
    box(130, 106, 150, 60, "rgb(255 255 255 / 0.7)", 30),
    box(960, 420, 300, 44, "rgb(255 255 255 / 0.7)", 22),
    box(1040, 376, 150, 60, "rgb(255 255 255 / 0.7)", 30),
    shape("M0 610C220 540 460 580 700 612S1100 640 1280 590V720H0Z", "#5f86f2"),
    shape("M0 668C280 620 560 650 820 662S1140 680 1280 660V720H0Z", "#3f66e6"),
    line("M412 640C470 470 640 420 780 272", "rgb(255 255 255 / 0.9)", 5),
    box(398, 586, 26, 62, t.night, 12),
    disc(411, 570, 17, t.night),
    line("M414 606L440 580", t.night, 10),
    line("M768 330C720 372 780 410 736 452C700 488 760 520 722 556", t.coral, 8),
    ...[
      [756, 378, 20],
      [746, 442, -14],
      [726, 508, 26],
    ].map(([x = 0, y = 0, turn = 0]) =>
      turned(
        turn,
        [x, y],
        polygon(
          [
            [x, y],
            [x - 30, y - 18],
            [x - 30, y + 18],
          ],
          t.sun,
        ),
        polygon(
          [
            [x, y],
            [x + 30, y - 18],
            [x + 30, y + 18],
          ],
          t.orange,
        ),
      ),
    ),
    turned(
      22,
      [806, 220],
      polygon(
        [
          [806, 76],
          [896, 196],
          [806, 350],
          [716, 196],
        ],
        t.coral,
      ),
      polygon(
        [
          [806, 76],
          [896, 196],
          [806, 196],
        ],
        t.sun,
      ),
      polygon(
        [
          [716, 196],
          [806, 196],
          [806, 350],
        ],
        t.sun,
      ),
      polygon(
        [
          [806, 196],
          [896, 196],
          [806, 350],
        ],
        "#c9434d",
      ),
      line("M806 76V350M716 196H896", t.night, 5),
    ),
  );
}
