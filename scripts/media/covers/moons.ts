import {
  type Point,
  blend,
  box,
  disc,
  ground,
  line,
  polygon,
  sheet,
  shape,
  steps,
  tones as t,
} from "../sheet.ts";

/** The Moon from new to full and back, above a balcony. */
export function draw(): string {
  const phases = steps(7).map((step) => {
    const share = step - 3;
    const radius = step === 3 ? 92 : 58 - Math.abs(share) * 5;
    return phase(640 + share * 158, 236 + share ** 2 * 13, radius, share / 3);
  });
  return sheet(
    blend("dusk", "#1b2470", "#f08ba0", [640, 40], [640, 700]),
    ground("url(#dusk)"),
    disc(640, 236, 210, "rgb(255 236 207 / 0.1)"),
    disc(640, 236, 150, "rgb(255 236 207 / 0.14)"),
    ...phases,
    roofs(),
    ...balcony(),
  );
}

/** A moon lit from the left or the right; `share` is 0 when full and 1 or −1 when new. */
function phase(x: number, y: number, radius: number, share: number): string {
  if (share === 0) {
    return [
      disc(x, y, radius, t.cream),
      disc(x - 30, y - 26, 19, "#f3d3a6"),
      disc(x + 30, y + 8, 26, "#f3d3a6"),
      disc(x - 20, y + 40, 14, "#f3d3a6"),
      disc(x + 16, y - 50, 10, "#f3d3a6"),
    ].join("");
  }
  const lit = share < 0 ? 1 : 0;
  const bulge = radius * Math.abs(1 - Math.abs(share) * 2);
  const away = Math.abs(share) > 0.5 ? 1 - lit : lit;
  const d = `M${x} ${y - radius}A${radius} ${radius} 0 0 ${lit} ${x} ${y + radius}A${bulge} ${radius} 0 0 ${away} ${x} ${y - radius}Z`;
  return disc(x, y, radius, "#2b3590") + shape(d, t.cream);
}

function roofs(): string {
  const line: Point[] = [
    [0, 560],
    [110, 560],
    [110, 500],
    [170, 470],
    [230, 500],
    [230, 540],
    [330, 540],
    [330, 470],
    [430, 470],
    [430, 530],
    [520, 530],
    [570, 496],
    [620, 530],
    [700, 530],
    [700, 486],
    [800, 486],
    [800, 540],
    [880, 540],
    [880, 500],
    [940, 466],
    [1000, 500],
    [1000, 556],
    [1130, 556],
    [1130, 490],
    [1210, 490],
    [1210, 530],
    [1280, 530],
    [1280, 720],
    [0, 720],
  ];
  const windows: Point[] = [
    [356, 494],
    [396, 494],
    [150, 508],
    [726, 508],
    [764, 508],
    [920, 512],
    [1160, 516],
    [558, 532],
  ];
  return polygon(line, "#3a2a78") + windows.map(([x, y]) => box(x, y, 16, 22, t.sun, 2)).join("");
}

function balcony(): string[] {
  const bars = steps(33).map((step) => box(step * 40 + 4, 604, 8, 116, t.ink));
  return [
    line("M470 604L500 470M560 604L508 470M514 604L504 470", t.ink, 9),
    // A telescope that looks at the full one.
    `<g transform="rotate(-52 504 462)">${box(430, 440, 170, 42, t.coral, 8)}${box(588, 432, 34, 58, t.ink, 6)}${box(404, 450, 30, 22, t.ink, 4)}</g>`,
    shape("M836 604L850 540L914 540L928 604Z", t.coral),
    ...[-46, -16, 16, 46].map(
      (angle) =>
        `<path d="M882 540Q864 486 882 438Q900 486 882 540Z" fill="${t.leaf}" transform="rotate(${angle} 882 544)"/>`,
    ),
    box(0, 596, 1280, 20, t.ink, 4),
    ...bars,
  ];
}
