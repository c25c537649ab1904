import {
  type Point,
  blend,
  disc,
  fading,
  ground,
  line,
  polygon,
  sheet,
  shape,
  tones as t,
  within,
} from "../sheet.ts";

const iris: Point = [640, 404];
const almond =
  "M196 392C330 204 480 134 640 134S950 204 1084 392C950 556 800 610 640 610S330 556 196 392Z";
const lidEdge = "M196 392C350 318 500 300 640 300S930 318 1084 392";
const slit = `${lidEdge}C940 480 790 508 640 508S340 480 196 392Z`;

/** An eye that is half closed: what it still sees are five large shapes. */
export function draw(): string {
  return sheet(
    blend("skin", "#dccfff", "#ab93f4", [0, 0], [1280, 720]),
    blend("lid", "#8f71e8", "#6444cc", [400, 134], [900, 420]),
    blend("low", "#b59cf8", "#9177e6", [300, 420], [900, 640]),
    fading("long", [680, 420], [1180, 860], 0.3),
    fading("under", [640, 296], [640, 400], 0.36),
    ground("url(#skin)"),
    polygon(
      [
        [196, 392],
        [930, 230],
        [1600, 900],
        [704, 900],
      ],
      "url(#long)",
    ),
    within(
      "eye",
      shape(almond, "#fff"),
      ground("url(#lid)"),
      shape(`${lidEdge}V720H196Z`, "url(#low)"),
      line("M250 356C390 236 520 204 640 204S890 236 1030 356", "#4f31b0", 9),
    ),
    within(
      "open",
      shape(slit, "#fff"),
      ground(t.paper),
      within(
        "seen",
        disc(...iris, 208, "#fff"),
        ground("#ffd9a3"),
        disc(784, 392, 44, t.coral),
        shape("M380 520C460 420 540 346 600 346S700 410 790 520Z", t.leaf),
        shape("M600 346C662 346 720 410 790 520H606C640 470 640 400 600 346Z", "#1f7d66"),
        shape("M400 458C520 430 700 474 880 440V640H400Z", t.blue),
      ),
      disc(...iris, 208, "none", `stroke="${t.ink}" stroke-width="18"`),
      shape(slit, "url(#under)"),
    ),
    ...[-2.6, -2, -1.45, 1.45, 2, 2.6].map(lash),
    line(lidEdge, t.ink, 28),
  );
}

/** From the edge of the lid down and outwards, beside what the eye sees; `share` is how far right of the middle it grows. */
function lash(share: number): string {
  const side = Math.sign(share);
  const [x, y] = [640 + share * 165, 304 + share ** 2 * 12];
  const [out, down] = [share * 34, 26 + 22 * Math.abs(share)];
  const inner = `${x + out * 0.2 - side * 6} ${y + down * 0.7}`;
  const outer = `${x + out * 0.3 + side * 6} ${y + down * 0.5}`;
  return shape(
    `M${x - side * 12} ${y}Q${inner} ${x + out} ${y + down}Q${outer} ${x + side * 12} ${y}Z`,
    t.ink,
  );
}
