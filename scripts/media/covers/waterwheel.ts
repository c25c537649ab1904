import {
  type Point,
  around,
  blend,
  box,
  disc,
  fading,
  ground,
  hoop,
  line,
  polygon,
  sheet,
  shape,
  steps,
  through,
  tones as t,
} from "../sheet.ts";

const hub: Point = [640, 392];

/** A wheel of leaking buckets: it turns left or right by the same three equations as the weather. */
export function draw(): string {
  const cups = steps(8).map((step) => around(hub, 214, step * 45 - 70));
  return sheet(
    blend("wall", "#3d5ef0", "#2138b0", [0, 0], [1280, 720]),
    fading("long", [640, 392], [1140, 860], 0.34),
    ground("url(#wall)"),
    polygon(
      [
        [470, 562],
        [820, 222],
        [1500, 902],
        [1150, 1242],
      ],
      "url(#long)",
    ),
    box(700, 0, 46, 96, t.cream),
    box(684, 84, 78, 24, t.sun, 6),
    line("M723 112V226", t.sky, 20),
    line("M723 112V226", "#cfdcff", 6),
    polygon(
      [
        [606, 392],
        [674, 392],
        [764, 720],
        [516, 720],
      ],
      t.night,
    ),
    ...cups.map((cup) => line(through([hub, cup]), t.cream, 12)),
    hoop(...hub, 214, t.cream, 16),
    hoop(...hub, 110, t.cream, 10),
    ...cups.map((cup, index) =>
      bucket(cup, [0.9, 0.66, 0.4, 0.16, 0.05, 0.1, 0.3, 0.6][index] ?? 0.5),
    ),
    disc(...hub, 34, t.coral),
    disc(...hub, 13, t.cream),
    line("M330 300A330 330 0 0 1 420 150M420 150L414 204M420 150L366 160", t.sun, 13),
    line("M950 300A330 330 0 0 0 900 190", t.sun, 13, 'stroke-dasharray="1 24"'),
  );
}

/** A bucket that hangs upright, filled to a share; it drips. */
function bucket([x, y]: Point, share: number): string {
  const high = 76;
  const level = y + 4 + high * (1 - share);
  const side = (at: number) => 42 - ((at - y) / high) * 10;
  return [
    shape(`M${x - 42} ${y}H${x + 42}L${x + 32} ${y + high}H${x - 32}Z`, "#e3e9ff"),
    shape(
      `M${x - side(level)} ${level}H${x + side(level)}L${x + 32} ${y + high}H${x - 32}Z`,
      "#6f95ff",
    ),
    shape(`M${x + 12} ${y}H${x + 42}L${x + 32} ${y + high}H${x + 8}Z`, "rgb(20 22 43 / 0.16)"),
    box(x - 48, y - 6, 96, 16, t.coral, 8),
    ...(share > 0.2 ? [disc(x, y + high + 16, 7, t.sky), disc(x, y + high + 38, 5, t.sky)] : []),
  ].join("");
}
