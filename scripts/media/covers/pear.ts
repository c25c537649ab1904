import {
  type Point,
  blend,
  box,
  fading,
  ground,
  line,
  sheet,
  shape,
  turned,
  within,
} from "../sheet.ts";

const [light, middle, dark] = ["#d8f3c0", "#45a878", "#0b4a52"];

const outline =
  "M520 128C572 128 604 166 610 226C618 304 716 344 722 458C728 570 640 628 520 628S312 570 318 458C324 344 422 304 430 226C436 166 468 128 520 128Z";

const chips: Point = [1000, 370];

/** A pear of a light, a middle and a dark; beside it the card that has no other. */
export function draw(): string {
  return sheet(
    blend("table", "#ffd27a", "#f8ab48", [0, 0], [1280, 720]),
    fading("long", [0, 260], [0, 860], 0.3),
    ground("url(#table)"),
    // Both shadows at once: where they meet it gets no darker.
    shape(
      "M376 584L606 190L1300 884L1076 1284ZM872 580L1130 166L1700 736L1442 1150Z",
      "url(#long)",
    ),
    within(
      "pear",
      shape(outline, "#fff"),
      ground(middle),
      shape("M600 100C560 220 600 300 622 372C650 470 600 590 440 640H760V100Z", dark),
      shape(
        "M500 100C512 180 500 250 478 310C450 380 452 470 380 540C360 560 330 566 300 560V100Z",
        light,
      ),
    ),
    line("M522 136C522 100 534 74 556 52", dark, 20),
    shape("M534 104C560 40 650 24 704 62C668 120 596 138 534 104Z", middle),
    shape("M534 104C596 92 650 78 704 62C668 120 596 138 534 104Z", dark),
    turned(
      9,
      chips,
      box(900, 140, 200, 460, "#fffefb", 16),
      box(924, 164, 152, 128, light, 6),
      box(924, 306, 152, 128, middle, 6),
      box(924, 448, 152, 128, dark, 6),
    ),
  );
}
