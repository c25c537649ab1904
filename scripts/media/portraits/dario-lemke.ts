import {
  type Point,
  around,
  blend,
  disc,
  ground,
  hoop,
  line,
  shape,
  sheet,
  steps,
  through,
  tones as t,
} from "../sheet.ts";
import { type Skin, bust, face, head, laugh } from "./person.ts";

const skin: Skin = { light: "#d99a6c", dark: "#c07f54", lips: "#8a3038" };
const hair = "#2c1c2e";
const hub: Point = [640, 330];

/** A dark beard and a striped shirt, and behind him the wheel that he used to repair. */
export function darioLemke(): string {
  const colours = [t.coral, t.blue, t.teal, t.paper, t.rose, t.night];
  const cars = steps(12).map((step) => around(hub, 286, step * 30 + 15));
  return sheet(
    blend("wall", "#ffd27a", "#f7a63c", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    disc(...hub, 262, "#ffe2a6"),
    ...cars.map((car) => line(through([hub, car]), "#fff3d6", 7)),
    hoop(...hub, 286, "#fff3d6", 12),
    hoop(...hub, 226, "#fff3d6", 7),
    ...cars.map(([x, y], index) => disc(x, y, 34, colours[index % colours.length] ?? t.blue)),
    ...cars.map(([x, y]) =>
      shape(`M${x - 34} ${y}A34 34 0 0 0 ${x + 34} ${y}Z`, "rgb(20 22 43 / 0.2)"),
    ),
    bust(
      skin,
      t.paper,
      shape("M374 582L470 552L590 512L604 530C540 552 450 574 350 596Z", t.night),
      shape(
        "M300 650C420 610 560 606 640 606C720 606 860 610 980 650L966 622C860 580 740 572 640 572C540 572 420 580 316 622Z",
        t.night,
      ),
      shape(
        "M280 720C420 690 560 686 640 686C720 686 860 690 1000 720L996 680C860 650 740 646 640 646C540 646 420 650 284 680Z",
        t.night,
      ),
      shape("M690 512L810 552L906 582L930 596C830 574 740 552 676 530Z", t.night),
    ),
    head(skin),
    shape(
      "M534 300C540 340 560 352 590 358C610 352 670 352 690 358C720 352 740 340 746 300C760 400 712 470 640 470C568 470 520 400 534 300Z",
      hair,
    ),
    shape(
      "M690 358C720 352 740 340 746 300C760 400 712 470 640 470C712 446 716 400 690 358Z",
      "#1d1222",
    ),
    shape(
      "M590 372C610 352 632 362 640 368C648 362 670 352 690 372C668 384 612 384 590 372Z",
      hair,
    ),
    ...[
      [540, 226, 34],
      [566, 182, 42],
      [616, 150, 46],
      [674, 148, 46],
      [720, 184, 42],
      [742, 228, 33],
    ].map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius, hair)),
    shape(
      "M530 290C528 250 536 190 560 160H720C744 190 752 250 750 290C742 262 732 246 716 236C664 250 612 250 566 238C548 248 536 266 530 290Z",
      hair,
    ),
    face(skin, { brows: hair, lift: 2 }),
    laugh(skin),
  );
}
