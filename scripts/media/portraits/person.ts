// What the drawn portraits share: a head, a neck and two shoulders, all at the same place of the picture.
// A card cuts it to a square, so everything that matters lies between 280 and 1000 from the left.
import { disc, line, shape, tones as t, within } from "../sheet.ts";

export type Skin = { light: string; dark: string; lips: string };

const outline =
  "M534 270C534 194 580 158 640 158C700 158 746 194 746 270V312C746 392 694 442 640 442C586 442 534 392 534 312Z";

/** Shoulders in a coat of this colour, with the neck above them. */
export function bust(skin: Skin, coat: string, ...onCoat: string[]): string {
  const shoulders =
    "M280 720C286 622 356 578 470 552L590 512C606 548 674 548 690 512L810 552C924 578 994 622 1000 720Z";
  return [
    shape("M588 400V512C600 556 680 556 692 512V400Z", skin.light),
    shape("M588 420C606 462 676 470 692 420V480C668 506 612 500 588 470Z", skin.dark),
    within("coat", shape(shoulders, coat), shape(shoulders, coat), ...onCoat),
    shape(
      "M690 512L810 552C924 578 994 622 1000 720H860C850 640 780 580 690 512Z",
      "rgb(20 22 43 / 0.14)",
    ),
  ].join("");
}

/** A head with ears; its right side lies in the shade. */
export function head(skin: Skin): string {
  return [
    disc(534, 306, 27, skin.light),
    disc(746, 306, 27, skin.dark),
    disc(534, 308, 12, skin.dark),
    shape(outline, skin.light),
    shape(
      "M746 270V312C746 392 694 442 640 442C716 410 722 330 706 250C700 220 690 190 674 164C718 176 746 212 746 270Z",
      skin.dark,
    ),
  ].join("");
}

type Face = { brows: string; lift?: number; cheeks?: string };

/** Eyes, brows, a nose and a mouth; `lift` is how far the brows go up. */
export function face(skin: Skin, { brows, lift = 0, cheeks }: Face): string {
  const high = 274 - lift;
  return [
    ...(cheeks ? [disc(572, 362, 24, cheeks), disc(704, 362, 24, cheeks)] : []),
    disc(596, 312, 10, t.ink),
    disc(684, 312, 10, t.ink),
    disc(599, 308, 3.4, t.paper),
    disc(687, 308, 3.4, t.paper),
    line(`M574 ${high + 4}Q594 ${high - 12} 618 ${high + 2}`, brows, 9),
    line(`M662 ${high + 2}Q686 ${high - 12} 706 ${high + 4}`, brows, 9),
    line("M642 316L632 350Q640 360 654 356", skin.dark, 8),
  ].join("");
}

/** A closed smile. */
export function smile(skin: Skin): string {
  return line("M604 388Q640 416 676 388", skin.lips, 9);
}

/** A smile that shows teeth. */
export function laugh(skin: Skin): string {
  return [
    shape("M598 382Q640 392 682 382C680 412 662 424 640 424C618 424 600 412 598 382Z", skin.lips),
    shape("M604 384Q640 393 676 384Q676 396 672 400Q640 406 608 400Q604 394 604 384Z", t.paper),
  ].join("");
}

/** Two lenses and a bridge. */
export function glasses(colour: string, radius = 38): string {
  const lens = (x: number) =>
    disc(x, 312, radius, "rgb(255 255 255 / 0.22)", `stroke="${colour}" stroke-width="9"`);
  return [lens(593), lens(687), line("M631 306Q640 298 649 306", colour, 9)].join("");
}

/** A soft round light behind somebody. */
export function halo(colour: string, radius = 300): string {
  return disc(640, 330, radius, colour);
}
