import { blend, box, disc, ground, line, shape, sheet, tones as t, turned } from "../sheet.ts";
import { type Skin, bust, face, head, laugh } from "./person.ts";

const skin: Skin = { light: "#fbd3bd", dark: "#efb59c", lips: "#c04a55" };
const blond = "#f6d489";
const gold = "#e0b35c";

/** A yellow oilskin and binoculars from the ferry, and a planet that is less stressful. */
export function ingridVos(): string {
  const ring = (front: boolean) =>
    turned(
      -16,
      [640, 320],
      `<path d="M250 320A390 92 0 0 ${front ? 0 : 1} 1030 320" fill="none" stroke="#cdb8ff" stroke-width="30"/>`,
    );
  const stars = [
    [320, 120, 6],
    [402, 66, 4],
    [958, 96, 6],
    [900, 190, 4],
    [300, 470, 5],
    [976, 470, 4],
    [150, 260, 5],
    [1120, 330, 6],
    [1180, 120, 4],
    [90, 560, 4],
  ] as const;
  return sheet(
    blend("wall", "#4a2a92", "#2b1a62", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    ...stars.map(([x, y, radius]) => disc(x, y, radius, t.cream)),
    ring(false),
    disc(640, 320, 268, "#8f6be0"),
    shape(
      "M640 52A268 268 0 0 1 640 588C760 540 800 420 790 310C780 200 730 100 640 52Z",
      "#7a55cd",
    ),
    ring(true),
    disc(640, 122, 58, gold),
    shape("M594 118Q640 86 686 118", "none", `stroke="${blond}" stroke-width="12"`),
    shape(
      "M516 330C500 190 556 130 640 130C724 130 780 190 764 330C764 360 752 372 738 372H542C528 372 516 360 516 330Z",
      gold,
    ),
    bust(
      skin,
      t.sun,
      shape("M590 512C606 548 674 548 690 512L744 530L700 610L640 570L580 610L536 530Z", "#e99a2d"),
      box(632, 572, 16, 148, "#d9822a"),
      line("M566 524C560 600 580 640 606 660M714 524C720 600 700 640 674 660", t.ink, 9),
    ),
    head(skin),
    shape(
      "M528 310C516 206 566 142 640 142C714 142 764 206 752 310C744 262 724 224 690 200C650 236 580 246 548 246C536 262 530 284 528 310Z",
      blond,
    ),
    face(skin, { brows: "#c8954a", lift: 4, cheeks: "rgb(238 93 91 / 0.36)" }),
    laugh(skin),
    disc(534, 342, 8, t.teal),
    disc(746, 342, 8, t.teal),
    box(560, 640, 64, 90, t.night, 14),
    box(656, 640, 64, 90, t.night, 14),
    box(616, 656, 48, 30, t.ink, 6),
    box(568, 624, 48, 26, t.ink, 8),
    box(664, 624, 48, 26, t.ink, 8),
    box(560, 690, 64, 10, t.sky),
    box(656, 690, 64, 10, t.sky),
  );
}
