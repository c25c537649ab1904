import {
  blend,
  box,
  disc,
  fading,
  ground,
  hoop,
  line,
  polygon,
  sheet,
  shape,
  tones as t,
  turned,
  type Point,
  around,
  steps,
} from "../sheet.ts";

const seal: Point = [846, 452];

/** A card from the press in the cellar, with a seal and a ribbon. */
export function draw(): string {
  return sheet(
    blend("wall", "#3f63f2", "#2341c4", [0, 0], [1280, 720]),
    fading("long", [600, 300], [1240, 820], 0.34),
    ground("url(#wall)"),
    turned(
      -5,
      [640, 350],
      polygon(
        [
          [330, 560],
          [960, 150],
          [1620, 810],
          [990, 1220],
        ],
        "url(#long)",
      ),
      box(320, 140, 640, 420, t.paper, 14),
      shape("M350 170H930V530H350Z", "none", `stroke="${t.sun}" stroke-width="8"`),
      shape("M366 186H914V514H366Z", "none", `stroke="${t.sun}" stroke-width="3"`),
      ...[
        [350, 170],
        [930, 170],
        [350, 530],
        [930, 530],
      ].map(([x = 0, y = 0]) => turned(45, [x, y], box(x - 15, y - 15, 30, 30, t.coral, 4))),
      shape(
        "M640 218L652 242L679 246L659 265L664 291L640 278L616 291L621 265L601 246L628 242Z",
        t.coral,
      ),
      box(480, 316, 320, 26, t.night, 13),
      box(520, 362, 240, 14, t.sky, 7),
      box(430, 396, 420, 14, "#d5dcf7", 7),
      box(470, 424, 250, 14, "#d5dcf7", 7),
      line(
        "M436 490C456 450 470 450 466 478C462 500 486 470 498 468C510 466 500 490 520 482C540 474 548 464 566 474C580 482 600 476 614 470",
        t.blue,
        6,
      ),
      shape("M806 470L784 604L826 578L846 612L862 490Z", t.rose),
      shape("M886 470L908 604L866 578L846 612L830 490Z", t.coral),
      ...steps(16).map((step) => disc(...around(seal, 70, step * 22.5), 16, t.sun)),
      disc(...seal, 70, t.sun),
      hoop(...seal, 50, "#e99a2d", 7),
      line("M822 454L840 472L872 434", t.paper, 14),
    ),
    turned(
      34,
      [300, 600],
      box(120, 586, 300, 40, t.coral, 4),
      box(120, 606, 300, 20, "#cf4550", 4),
      box(100, 586, 46, 40, t.pink, 12),
      box(146, 586, 26, 40, t.cream),
      polygon(
        [
          [420, 586],
          [476, 606],
          [420, 626],
        ],
        t.cream,
      ),
      polygon(
        [
          [458, 599],
          [476, 606],
          [458, 613],
        ],
        t.ink,
      ),
    ),
  );
}
