import { blend, fading, ground, line, polygon, sheet, shape, tones as t } from "../sheet.ts";

/** A pencil that has just drawn a line. */
export function draw(): string {
  const body = (from: number, to: number, colour: string) =>
    shape(`M110 ${from}H900V${to}H110Z`, colour);
  return sheet(
    blend("table", "#ffcb6b", "#f8a93c", [0, 0], [1280, 720]),
    fading("long", [560, 430], [900, 720], 0.3),
    ground("url(#table)"),
    polygon(
      [
        [440, 560],
        [1080, -80],
        [1400, 240],
        [1400, 900],
        [780, 900],
      ],
      "url(#long)",
    ),
    line("M150 612C250 480 330 680 430 560", t.paper, 22),
    line("M150 612C250 480 330 680 430 560", t.ink, 12),
    `<g transform="translate(432 560) rotate(-45)">`,
    polygon(
      [
        [0, 0],
        [120, -66],
        [120, 66],
      ],
      t.cream,
    ),
    polygon(
      [
        [0, 0],
        [120, 22],
        [120, 66],
      ],
      "#efcf9e",
    ),
    polygon(
      [
        [0, 0],
        [44, -24],
        [44, 24],
      ],
      t.ink,
    ),
    body(-66, -22, "#5c7bff"),
    body(-22, 22, t.blue),
    body(22, 66, "#1a33a8"),
    shape("M520 -66H584V66H520Z", t.mint),
    shape("M520 22H584V66H520Z", "#9ccdbd"),
    shape("M584 -66H690A24 24 0 0 1 714 -42V42A24 24 0 0 1 690 66H584Z", t.coral),
    shape("M584 22H714V42A24 24 0 0 1 690 66H584Z", "#c9433f"),
    "</g>",
  );
}
