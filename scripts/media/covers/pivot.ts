import { blend, box, disc, ground, sheet, shape, tones as t } from "../sheet.ts";

/** One that was picked, between the smaller and the larger. */
export function draw(): string {
  const floor = 548;
  const smaller = [
    [250, 34, t.mint],
    [336, 52, t.cream],
    [436, 42, t.pink],
    [524, 28, t.sky],
  ] as const;
  const larger = [
    [820, 92, t.sun],
    [1004, 78, t.orange],
    [1154, 60, t.night],
  ] as const;
  const balls = [...smaller, [640, 66, t.paper] as const, ...larger];
  return sheet(
    blend("wall", "#ff8d74", "#e4525c", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    box(0, floor, 1280, 172, "#8e2249"),
    box(0, floor, 1280, 16, "#ffc2a8"),
    ...balls.map(
      ([x, radius]) =>
        `<ellipse cx="${x + radius * 0.55}" cy="${floor + 44}" rx="${radius * 1.1}" ry="14" fill="rgb(20 22 43 / 0.28)"/>`,
    ),
    ...balls.map(([x, radius, colour]) => ball(x, floor - radius, radius, colour)),
    shape("M622 130H658V262H690L640 330L590 262H622Z", t.night),
    shape("M640 130H658V262H690L640 330Z", "#0f1545"),
    disc(640, floor - 66, 22, t.blue),
  );
}

function ball(x: number, y: number, radius: number, colour: string): string {
  const [top, right] = [y - radius, x + radius * 0.3];
  return [
    disc(x, y, radius, colour),
    shape(
      `M${x} ${top}A${radius} ${radius} 0 0 1 ${x} ${y + radius}C${right + radius * 0.35} ${y + radius * 0.5} ${right + radius * 0.35} ${y - radius * 0.5} ${x} ${top}Z`,
      "rgb(20 22 43 / 0.14)",
    ),
    `<ellipse cx="${x - radius * 0.4}" cy="${y - radius * 0.42}" rx="${radius * 0.2}" ry="${radius * 0.13}" fill="rgb(255 255 255 / 0.7)" transform="rotate(-40 ${x - radius * 0.4} ${y - radius * 0.42})"/>`,
  ].join("");
}
