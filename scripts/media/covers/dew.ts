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
  within,
} from "../sheet.ts";

const drop = "M640 150C690 250 800 330 800 452A160 160 0 0 1 480 452C480 330 590 250 640 150Z";

/** A drop on a blade of grass; what is seen through it stands on its head. */
export function draw(): string {
  return sheet(
    blend("wall", "#c6ecc0", "#8fd3a0", [0, 0], [1280, 720]),
    fading("long", [700, 460], [1180, 860], 0.28),
    ground("url(#wall)"),
    shape("M0 250C120 420 220 560 260 720H120C80 600 40 520 0 470Z", "#5fb98a"),
    shape("M1280 120C1180 330 1120 520 1110 720H1230C1240 560 1260 430 1280 360Z", "#5fb98a"),
    shape("M-40 560C300 470 700 560 1320 760V900H-40Z", "rgb(0 70 60 / 0.18)"),
    shape("M-40 520C260 470 640 540 1320 700V840C700 640 300 560 -40 620Z", "#1f7f64"),
    shape("M-40 520C260 470 640 540 1320 700V740C700 580 300 520 -40 560Z", t.leaf),
    line("M-40 566C280 530 660 590 1320 764", "#146350", 6),
    polygon(
      [
        [500, 540],
        [780, 370],
        [1280, 830],
        [1280, 1100],
      ],
      "url(#long)",
    ),
    within(
      "drop",
      shape(drop, "#fff"),
      box(460, 130, 360, 500, "#9cc4ff"),
      box(460, 130, 360, 250, t.leaf),
      shape("M460 380C540 440 600 360 680 400S800 420 820 380V300H460Z", t.leaf),
      shape("M460 330C540 380 600 300 700 340S800 350 820 330V130H460Z", "#1f7f64"),
      polygon(
        [
          [584, 386],
          [704, 386],
          [704, 470],
          [584, 470],
        ],
        t.paper,
      ),
      polygon(
        [
          [564, 470],
          [724, 470],
          [644, 532],
        ],
        t.coral,
      ),
      box(628, 386, 34, 46, t.blue),
      disc(744, 524, 26, t.sun),
      shape(
        "M640 150C690 250 800 330 800 452A160 160 0 0 1 640 612C760 540 740 340 640 150Z",
        "rgb(20 40 120 / 0.16)",
      ),
    ),
    shape(drop, "none", `stroke="#e9f6ff" stroke-width="12"`),
    line("M516 430C520 390 540 360 562 332", t.paper, 18),
    disc(512, 478, 10, t.paper),
    disc(250, 452, 34, "#e9f6ff"),
    disc(256, 458, 24, "#9cc4ff"),
    disc(1010, 560, 26, "#e9f6ff"),
    disc(1015, 565, 18, "#9cc4ff"),
  );
}
