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

const skin: Skin = { light: "#f3c3a0", dark: "#e2a582", lips: "#b8434e" };
const silver = "#d9dcec";
const grey = "#b7bcd6";

/** Silver curls, round glasses, and a pencil that is shorter than her thumb. */
export function yaelBrandt(): string {
  const curls = [
    [520, 330, 52],
    [508, 262, 58],
    [540, 196, 62],
    [606, 154, 66],
    [680, 152, 66],
    [742, 200, 60],
    [772, 266, 56],
    [760, 334, 50],
  ] as const;
  return sheet(
    blend("wall", "#ff9d7e", "#ee6a5f", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    halo("#ffc2a3"),
    ...curls.map(([x, y, radius]) => disc(x, y, radius, grey)),
    bust(
      skin,
      t.blue,
      shape("M590 512C606 548 674 548 690 512L720 524C700 590 580 590 560 524Z", t.sun),
      shape("M612 566L650 560L676 690L632 704Z", "#f2a436"),
      shape("M640 566L690 548L742 660L700 684Z", t.sun),
      disc(430, 632, 17, t.coral),
      disc(476, 676, 11, t.mint),
      disc(404, 690, 9, t.sun),
      disc(842, 640, 13, t.pink),
    ),
    head(skin),
    shape(
      "M528 300C520 214 566 148 640 148C720 148 764 214 752 300C744 250 716 226 690 214C640 246 570 240 556 236C540 252 532 274 528 300Z",
      silver,
    ),
    ...[
      [556, 200, 44],
      [612, 168, 46],
      [676, 172, 46],
      [726, 214, 40],
    ].map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius, silver)),
    turned(
      -24,
      [770, 250],
      box(726, 240, 84, 22, t.sun),
      box(726, 240, 18, 22, t.coral, 5),
      box(726, 251, 84, 11, "#e89a2c"),
      polygon(
        [
          [810, 240],
          [838, 251],
          [810, 262],
        ],
        t.cream,
      ),
      polygon(
        [
          [827, 247],
          [838, 251],
          [827, 255],
        ],
        t.ink,
      ),
    ),
    face(skin, { brows: "#9da3c0", lift: 4, cheeks: "rgb(238 93 91 / 0.28)" }),
    glasses(t.rose, 40),
    smile(skin),
    line("M578 350Q572 356 570 364", skin.dark, 5),
  );
}
