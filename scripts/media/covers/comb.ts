import {
  blend,
  box,
  fading,
  ground,
  line,
  polygon,
  sheet,
  shape,
  steps,
  tones as t,
  turned,
} from "../sheet.ts";

/** A coarse comb, a fine one, and a shell. */
export function draw(): string {
  return sheet(
    blend("wall", "#f9c3cd", "#f08fa6", [0, 0], [1280, 720]),
    fading("long", [500, 200], [1000, 700], 0.24),
    ground("url(#wall)"),
    turned(-14, [370, 330], teeth(116, 206, 13, 40, "rgb(122 30 84 / 0.18)", 22)),
    turned(-14, [370, 330], teeth(100, 180, 13, 40, t.blue), box(100, 180, 560, 30, "#4f74ff", 15)),
    turned(8, [470, 520], teeth(216, 476, 29, 18, "rgb(122 30 84 / 0.18)", 8)),
    turned(8, [470, 520], teeth(200, 452, 29, 18, t.pine), box(200, 452, 560, 26, "#12828a", 13)),
    polygon(
      [
        [834, 420],
        [1110, 190],
        [1500, 630],
        [1240, 820],
      ],
      "url(#long)",
    ),
    shell(),
  );
}

/** A comb with `count` teeth, `apart` from each other. */
function teeth(
  x: number,
  y: number,
  count: number,
  apart: number,
  colour: string,
  thick = apart * 0.55,
): string {
  const first = x + (560 - (count - 1) * apart) / 2;
  return [
    box(x, y, 560, 84, colour, 28),
    ...steps(count).map((step) =>
      box(first + step * apart - thick / 2, y + 60, thick, 136, colour, thick / 2),
    ),
  ].join("");
}

function shell(): string {
  const rays = steps(7).map((step) => {
    const angle = ((-164 + step * 24.67) * Math.PI) / 180;
    return [980 + 182 * Math.cos(angle), 420 + 214 * Math.sin(angle)] as const;
  });
  return [
    ...rays.map(([x, y], index) =>
      shape(`M980 486L${x - 46} ${y}A46 46 0 0 1 ${x + 46} ${y}Z`, index % 2 ? t.cream : t.sun),
    ),
    ...rays.map(([x, y]) => line(`M980 470L${x} ${y + 20}`, "rgb(193 96 40 / 0.45)", 6)),
    shape("M900 478C930 452 1030 452 1060 478L1028 520H932Z", t.orange),
    shape("M980 458C1020 458 1040 464 1060 478L1028 520H980Z", "#d9682f"),
  ].join("");
}
