import { blend, disc, fading, ground, polygon, sheet, shape, tones as t } from "../sheet.ts";
import { paintbrush } from "../paintbrush.ts";

/** The air is painted; what is left of the paper is a bird. */
export function draw(): string {
  return sheet(
    blend("paper", "#fffefb", "#fff4e4", [0, 0], [1280, 720]),
    fading("long", [900, 560], [1100, 720], 0.34),
    ground("#4f79f4"),
    shape("M0 0H1280V210C1080 300 900 120 640 190C380 260 240 330 0 250Z", "#8fb0ff"),
    shape("M0 470C220 400 420 560 690 500C900 456 1080 380 1280 450V720H0Z", t.blue),
    shape("M0 610C260 540 460 660 720 620C940 590 1100 560 1280 600V720H0Z", "#1b2f9e"),
    disc(1010, 170, 88, t.sun),
    // Body, wings and tail.
    shape(
      "M244 402C300 380 372 374 430 388C398 250 462 130 600 66C640 190 654 280 690 352C790 300 900 262 1010 262C960 352 872 420 770 446C700 520 590 560 470 530C420 516 386 480 372 446C330 436 284 424 244 402Z",
      "url(#paper)",
    ),
    shape(
      "M430 388C500 420 610 410 690 352C654 280 640 190 600 66C560 160 500 280 430 388Z",
      t.mist,
    ),
    shape(
      "M690 352C790 300 900 262 1010 262C930 318 850 386 770 446C752 408 726 376 690 352Z",
      t.mist,
    ),
    shape("M244 402L372 446C366 428 366 412 372 400C330 388 286 390 244 402Z", t.coral),
    disc(430, 436, 12, t.ink),
    brush(),
  );
}

function brush(): string {
  return [
    polygon(
      [
        [846, 566],
        [1000, 560],
        [1280, 660],
        [1280, 720],
        [960, 720],
      ],
      "url(#long)",
    ),
    paintbrush([838, 556], 20),
  ].join("");
}
