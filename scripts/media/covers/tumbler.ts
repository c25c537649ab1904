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

const glass = "M430 130H850L802 600A34 34 0 0 1 768 630H512A34 34 0 0 1 478 600Z";

/** A sea in a tumbler. */
export function draw(): string {
  return sheet(
    blend("wall", "#ffb79d", "#f0776f", [0, 0], [1280, 720]),
    fading("long", [680, 420], [1200, 900], 0.28),
    ground("url(#wall)"),
    polygon(
      [
        [500, 630],
        [850, 130],
        [1500, 780],
        [1120, 1250],
      ],
      "url(#long)",
    ),
    within(
      "glass",
      shape(glass, "#fff"),
      box(420, 120, 440, 520, "#ffe9e0"),
      disc(730, 236, 46, t.sun),
      shape("M420 330C490 280 560 380 640 330S790 280 870 330V640H420Z", t.sky),
      shape("M420 410C490 360 560 460 640 410S790 360 870 410V640H420Z", "#4f79f4"),
      shape("M420 500C490 450 560 550 640 500S790 450 870 500V640H420Z", t.blue),
      shape(
        "M620 520C660 480 720 480 752 512L790 484V552L752 528C720 556 660 560 620 520Z",
        t.orange,
      ),
      disc(654, 514, 7, t.night),
      disc(560, 560, 9, "rgb(255 255 255 / 0.7)"),
      disc(586, 520, 6, "rgb(255 255 255 / 0.7)"),
      polygon(
        [
          [552, 252],
          [612, 346],
          [552, 346],
        ],
        t.paper,
      ),
      polygon(
        [
          [540, 280],
          [540, 346],
          [494, 346],
        ],
        t.pink,
      ),
      shape("M486 352H626L602 392H512Z", "#b3325c"),
      polygon(
        [
          [780, 130],
          [850, 130],
          [802, 640],
          [740, 640],
        ],
        "rgb(20 22 70 / 0.12)",
      ),
      shape("M462 160L500 560", "none", 'stroke="rgb(255 255 255 / 0.6)" stroke-width="18"'),
    ),
    shape(glass, "none", `stroke="${t.paper}" stroke-width="14" stroke-linejoin="round"`),
    line("M430 130H850", t.paper, 14),
  );
}
