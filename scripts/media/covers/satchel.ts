import {
  blend,
  box,
  disc,
  fading,
  ground,
  hoop,
  line,
  polygon,
  shape,
  sheet,
  tones as t,
  turned,
  steps,
} from "../sheet.ts";

/** A school bag with something of every course in it. */
export function draw(): string {
  return sheet(
    blend("wall", "#8fd6c4", "#55b3a4", [0, 0], [1280, 720]),
    fading("long", [700, 360], [1260, 920], 0.3),
    ground("url(#wall)"),
    polygon(
      [
        [380, 640],
        [900, 270],
        [1500, 870],
        [980, 1240],
      ],
      "url(#long)",
    ),
    // What looks out of it.
    turned(
      -9,
      [470, 300],
      box(440, 96, 64, 260, t.sun),
      polygon(
        [
          [440, 96],
          [504, 96],
          [472, 34],
        ],
        t.cream,
      ),
      polygon(
        [
          [460, 58],
          [484, 58],
          [472, 34],
        ],
        t.ink,
      ),
      box(482, 96, 22, 260, "#e08f2c"),
    ),
    turned(
      7,
      [560, 300],
      box(534, 70, 74, 280, t.paper, 6),
      ...steps(7).map((step) => box(534, 92 + step * 32, step % 2 ? 22 : 36, 7, t.coral)),
    ),
    disc(714, 190, 74, t.coral),
    shape("M640 190A74 74 0 0 0 788 190C760 214 668 214 640 190Z", "#c9434d"),
    turned(
      -14,
      [714, 190],
      `<ellipse cx="714" cy="196" rx="122" ry="26" fill="none" stroke="${t.cream}" stroke-width="13"/>`,
    ),
    disc(714, 168, 50, t.coral),
    line("M836 320C836 250 836 200 846 130", "#1f7f64", 12),
    shape("M846 210C890 210 930 176 932 130C884 132 848 164 846 210Z", t.leaf),
    shape("M838 260C796 256 764 226 760 186C802 190 834 220 838 260Z", "#3fae88"),
    shape("M846 150C820 126 816 90 836 62C866 86 870 124 846 150Z", t.leaf),
    // The bag.
    hoop(640, 300, 70, "#1a2160", 26),
    box(380, 270, 520, 370, t.blue, 54),
    shape(
      "M846 270H846A54 54 0 0 1 900 324V586A54 54 0 0 1 846 640H770C850 560 860 420 846 270Z",
      "#1f3bb8",
    ),
    box(440, 470, 400, 130, "#1f3bb8", 28),
    box(456, 486, 368, 98, "#3a5cee", 20),
    shape(
      "M380 324A54 54 0 0 1 434 270H846A54 54 0 0 1 900 324V420C900 446 880 460 856 460H424C400 460 380 446 380 420Z",
      "#4a6ef5",
    ),
    shape(
      "M380 400V420C380 446 400 460 424 460H856C880 460 900 446 900 420V400C900 426 880 440 856 440H424C400 440 380 426 380 400Z",
      "#1a2f9e",
    ),
    ...[484, 742].flatMap((x) => [
      box(x, 380, 54, 130, t.cream, 14),
      box(x - 6, 452, 66, 40, t.sun, 10),
      box(x + 12, 462, 30, 20, "#e08f2c", 5),
    ]),
  );
}
