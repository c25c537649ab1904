import {
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
} from "../sheet.ts";

/** The door that a tree closes behind each leaf. */
export function draw(): string {
  return sheet(
    blend("wall", "#127a7d", "#074a56", [0, 0], [1280, 720]),
    fading("long", [700, 440], [1180, 900], 0.34),
    ground("url(#wall)"),
    shape(
      "M-20 60C300 20 700 120 1300 20V176C900 250 560 270 380 240C240 216 100 240 -20 250Z",
      "rgb(0 20 30 / 0.28)",
    ),
    shape(
      "M-20 20C300 -20 700 80 1300 -20V136C900 210 560 230 380 200C240 176 100 200 -20 210Z",
      "#8a4a33",
    ),
    shape(
      "M-20 150C160 130 320 150 480 170C760 200 1000 140 1300 84V136C900 210 560 230 380 200C240 176 100 200 -20 210Z",
      "#6b3525",
    ),
    line(
      "M60 60C200 40 330 60 420 76M820 70C960 70 1060 50 1180 26M150 110C220 100 260 104 320 116",
      "#a3603f",
      8,
    ),
    shape("M560 236V120A74 74 0 0 1 708 120V232Z", "#4f2418"),
    shape("M574 232V124A60 60 0 0 1 694 124V230Z", t.sun),
    shape("M634 232V64A60 60 0 0 1 694 124V230Z", "#e99a2d"),
    line("M634 70V230", "#b8741c", 5),
    disc(616, 164, 8, t.night),
    disc(652, 164, 8, t.night),
    box(552, 226, 164, 20, "#4f2418", 8),
    line(
      "M640 270C700 320 560 350 600 420",
      "rgb(255 255 255 / 0.7)",
      6,
      'stroke-dasharray="2 18"',
    ),
    polygon(
      [
        [480, 590],
        [760, 430],
        [1280, 900],
        [900, 1100],
      ],
      "url(#long)",
    ),
    turned(
      -28,
      [620, 540],
      shape("M400 540C460 430 640 400 820 530C660 660 470 660 400 540Z", t.coral),
      shape("M400 540C470 660 660 660 820 530C680 560 520 556 400 540Z", "#c9434d"),
      line("M330 560C360 548 400 540 440 540H780", "#8f2a45", 9),
      line(
        "M500 540L560 470M590 540L650 470M680 540L720 486M500 540L570 606M590 540L660 606M680 540L730 586",
        "#8f2a45",
        6,
      ),
    ),
    ...[
      [210, 380, 40, t.orange],
      [1030, 330, -30, t.sun],
      [300, 620, -10, t.sun],
    ].map(([x, y, turn, colour]) => {
      const [left, top] = [Number(x), Number(y)];
      return turned(
        Number(turn),
        [left, top],
        shape(
          `M${left - 56} ${top}Q${left} ${top - 56} ${left + 56} ${top}Q${left} ${top + 56} ${left - 56} ${top}Z`,
          String(colour),
        ),
        line(`M${left - 76} ${top}H${left + 30}`, "#8f4a1c", 5),
      );
    }),
  );
}
