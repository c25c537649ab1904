import { blend, box, disc, ground, line, shape, sheet, tones as t, turned } from "../sheet.ts";
import { type Skin, bust, face, halo, head, smile } from "./person.ts";

const skin: Skin = { light: "#eab58e", dark: "#d69a72", lips: "#b03a4a" };
const auburn = "#8c2f2b";
const deep = "#6f2226";

/** A straw hat, dungarees, and a seedling that is doing well. */
export function mireilleCastan(): string {
  const plaits = [
    [508, 380, 44],
    [496, 440, 40],
    [490, 496, 36],
    [488, 546, 30],
  ] as const;
  return sheet(
    blend("wall", "#ffd6e0", "#f7a3bb", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    halo("#ffe9ee"),
    shape("M510 360C490 220 560 150 640 150C720 150 790 220 770 360Z", deep),
    bust(
      skin,
      t.paper,
      shape("M430 566L486 546L520 720H440Z", t.pine),
      shape("M850 566L794 546L760 720H840Z", t.pine),
      shape("M440 650H840L850 720H430Z", t.pine),
      disc(482, 664, 13, t.sun),
      disc(798, 664, 13, t.sun),
    ),
    ...plaits.map(([x, y, radius]) => disc(x, y, radius, auburn)),
    ...plaits.map(([x, y, radius]) => disc(1280 - x, y, radius, deep)),
    box(468, 566, 40, 14, t.coral, 6),
    box(772, 566, 40, 14, t.coral, 6),
    shape("M470 580L506 580L488 624Z", auburn),
    shape("M774 580L810 580L792 624Z", deep),
    head(skin),
    shape(
      "M530 320C518 240 540 210 560 200H720C740 210 762 240 750 320C740 270 710 244 640 240C584 244 544 262 530 320Z",
      auburn,
    ),
    shape(
      "M392 216C392 190 500 196 640 196C780 196 888 190 888 216C888 252 780 262 640 262C500 262 392 252 392 216Z",
      t.sun,
    ),
    shape(
      "M392 216C392 252 500 262 640 262C780 262 888 252 888 216C860 236 760 242 640 242C520 242 420 236 392 216Z",
      "#e39a34",
    ),
    shape(
      "M530 206C524 100 570 66 640 66C710 66 756 100 750 206C700 222 580 222 530 206Z",
      "#ffd071",
    ),
    shape(
      "M640 66C710 66 756 100 750 206C734 212 712 215 690 216C716 160 700 96 640 66Z",
      "#f0b04a",
    ),
    shape("M529 168C590 186 690 186 751 168L750 206C700 222 580 222 530 206Z", t.leaf),
    face(skin, { brows: deep, cheeks: "rgb(238 93 91 / 0.32)" }),
    ...[
      [612, 352],
      [600, 366],
      [586, 352],
      [668, 352],
      [684, 366],
      [696, 352],
    ].map(([x = 0, y = 0]) => disc(x, y, 4, skin.dark)),
    smile(skin),
    leaf(640, 560, -58, t.leaf),
    leaf(640, 560, 52, "#37b38e"),
    leaf(640, 590, -14, "#37b38e"),
    line("M640 640C640 600 644 580 640 540", "#1f7f64", 9),
    shape("M560 626H720L704 740H576Z", t.orange),
    shape("M660 626H720L704 740H650Z", "#d9682f"),
    box(548, 606, 184, 38, "#ff9a5c", 8),
  );
}

function leaf(x: number, y: number, degrees: number, colour: string): string {
  return turned(
    degrees,
    [x, y],
    shape(
      `M${x} ${y}C${x - 46} ${y - 40} ${x - 30} ${y - 100} ${x} ${y - 126}C${x + 30} ${y - 100} ${x + 46} ${y - 40} ${x} ${y}Z`,
      colour,
    ),
    line(`M${x} ${y}V${y - 92}`, "rgb(255 255 255 / 0.4)", 5),
  );
}
