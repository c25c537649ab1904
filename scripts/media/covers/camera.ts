import {
  type Point,
  blend,
  box,
  disc,
  fading,
  ground,
  hoop,
  polygon,
  shape,
  sheet,
  tones as t,
  within,
} from "../sheet.ts";

const lens: Point = [640, 390];

/** A camera with everyone in its lens. */
export function draw(): string {
  return sheet(
    blend("wall", "#fbc3cd", "#f08fa8", [0, 0], [1280, 720]),
    fading("long", [700, 420], [1240, 900], 0.26),
    ground("url(#wall)"),
    polygon(
      [
        [330, 610],
        [930, 180],
        [1640, 890],
        [1040, 1320],
      ],
      "url(#long)",
    ),
    box(400, 130, 120, 70, t.coral, 18),
    box(560, 104, 220, 120, "#2a3488", 24),
    box(600, 128, 140, 60, t.sky, 12),
    box(310, 180, 660, 440, t.night, 44),
    box(310, 270, 660, 250, t.blue),
    box(310, 520, 660, 16, "#1b2f9e"),
    box(840, 210, 90, 36, t.sun, 14),
    disc(380, 226, 17, t.coral),
    disc(...lens, 216, "#10143f"),
    disc(...lens, 200, t.paper),
    disc(...lens, 178, "#10143f"),
    within(
      "lens",
      disc(...lens, 158, "#fff"),
      box(480, 230, 320, 320, "#1a2160"),
      disc(560, 290, 4, t.paper),
      disc(744, 300, 5, t.paper),
      disc(730, 500, 4, t.paper),
      disc(542, 486, 5, t.paper),
      disc(...lens, 112, "#4b7bff"),
      within(
        "earth",
        disc(...lens, 112, "#fff"),
        shape(
          "M590 300C650 280 690 310 676 350C656 380 610 370 600 410C590 440 540 400 530 350Z",
          t.teal,
        ),
        shape(
          "M660 400C710 380 770 410 760 450C740 500 690 510 664 480C640 450 640 420 660 400Z",
          t.leaf,
        ),
        box(560, 440, 110, 16, t.paper, 8),
        box(650, 340, 100, 14, t.paper, 7),
        shape("M680 270A112 112 0 0 1 640 510C730 480 740 340 680 270Z", "rgb(16 20 63 / 0.34)"),
      ),
      shape("M490 380A158 158 0 0 1 630 236C560 270 520 320 512 400Z", "rgb(255 255 255 / 0.32)"),
    ),
    hoop(...lens, 189, "#cdd9ff", 6),
  );
}
