import { blend, box, fading, ground, line, polygon, sheet, shape, within } from "../sheet.ts";

const wall = "#ee5d5b";

const body =
  "M470 150C540 176 700 176 806 150C780 220 776 262 812 322C852 388 868 440 862 494C854 578 812 630 770 640H510C468 630 426 578 418 494C412 440 428 388 468 322C504 262 500 220 440 176C436 160 452 146 470 150Z";

const handle = "M760 252C950 180 1010 300 960 400C936 446 900 476 840 496";

/** A jug before two walls: one is of its own tone and keeps its edge, the other gives it one. */
export function draw(): string {
  return sheet(
    blend("shade", "#0a6a72", "#003f4a", [640, 0], [1280, 720]),
    blend("glaze", wall, "#ffb199", [520, 360], [800, 300]),
    blend("inside", wall, "#8e2440", [470, 160], [640, 170]),
    blend("band", wall, "#fff1dc", [500, 440], [680, 440]),
    fading("long", [760, 460], [1240, 900], 0.46),
    ground("url(#shade)"),
    box(0, 0, 640, 720, wall),
    polygon(
      [
        [640, 640],
        [640, 150],
        [806, 150],
        [890, 234],
        [984, 266],
        [1480, 762],
        [762, 762],
      ],
      "url(#long)",
    ),
    line(handle, "#f2907f", 46),
    `<g transform="translate(-4 -6)">${line(handle, "#ffb199", 28)}</g>`,
    within(
      "jug",
      shape(body, "#fff"),
      ground("url(#glaze)"),
      shape(
        "M806 150C780 220 776 262 812 322C852 388 868 440 862 494C854 578 812 630 770 640H690C790 560 800 420 750 330C720 270 726 210 750 150Z",
        "rgb(196 40 66 / 0.34)",
      ),
      shape("M380 420C520 456 760 456 900 420V500C760 536 520 536 380 500Z", "url(#band)"),
    ),
    `<ellipse cx="636" cy="152" rx="172" ry="26" fill="url(#inside)"/>`,
  );
}
