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
import { type Skin, bust, face, glasses, halo, head, smile } from "./person.ts";

const skin: Skin = { light: "#8a5238", dark: "#713f2b", lips: "#4d1f22" };
const hair = "#191426";

/** A librarian: glasses, a bow tie, and a pile that is sorted by length. */
export function tomaszAdeyemi(): string {
  return sheet(
    blend("wall", "#3f63f2", "#2341c4", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    halo("#6d8dff"),
    shape("M520 300C500 180 556 116 640 116C724 116 780 180 760 300Z", hair),
    bust(
      skin,
      t.leaf,
      shape("M590 512C606 548 674 548 690 512L716 520L660 720H620L564 520Z", t.paper),
      shape("M564 520L534 530L612 720H640Z", "#1f7f64"),
      shape("M716 520L746 530L668 720H640Z", "#1f7f64"),
      polygon(
        [
          [640, 560],
          [582, 532],
          [582, 592],
        ],
        t.coral,
      ),
      polygon(
        [
          [640, 560],
          [698, 532],
          [698, 592],
        ],
        "#cf4550",
      ),
      box(624, 544, 32, 34, "#b93a48", 8),
      disc(640, 650, 8, t.sun),
      disc(640, 694, 8, t.sun),
    ),
    head(skin),
    shape(
      "M530 270C524 190 560 136 640 136C720 136 756 190 750 270C744 240 738 222 722 208C670 196 610 196 558 208C542 222 536 240 530 270Z",
      hair,
    ),
    face(skin, { brows: hair, lift: 6 }),
    glasses(t.sun, 40),
    smile(skin),
    line("M612 372Q640 362 668 372", hair, 10),
    ...pile(),
  );
}

/** Books that lie on his arm, long to short. */
function pile(): string[] {
  const books = [
    [286, 652, 300, 60, t.coral],
    [300, 598, 262, 54, t.cream],
    [314, 550, 222, 48, t.sun],
    [322, 506, 184, 44, t.pink],
  ] as const;
  return books.map(([x, y, wide, high, colour], index) =>
    turned(
      index % 2 ? 1.5 : -1,
      [x, y],
      box(x, y, wide, high, colour, 7),
      box(x, y + high * 0.62, wide, high * 0.38, "rgb(20 22 43 / 0.14)", 7),
      box(x + 26, y, 12, high, "rgb(20 22 43 / 0.26)"),
      box(x + wide - 40, y, 12, high, "rgb(20 22 43 / 0.26)"),
    ),
  );
}
