import {
  type Point,
  around,
  blend,
  disc,
  fading,
  ground,
  polygon,
  sheet,
  shape,
  steps,
  through,
  tones as t,
  turned,
  within,
} from "../sheet.ts";

const centre: Point = [640, 410];
const almond =
  "M210 420C360 214 520 172 640 172S920 214 1070 420C920 598 770 636 640 636S360 598 210 420Z";

/** An eye whose iris is a wheel of colours and whose lashes are pencils. */
export function draw(): string {
  const wheel = [t.sun, t.orange, t.coral, t.rose, t.night, t.blue, t.pine, t.teal];
  const slices = wheel.map((colour, index) => {
    const edge = steps(10).map((step) => around(centre, 190, index * 45 + step * 5 - 112.5));
    return polygon([centre, ...edge], colour);
  });
  const lashes = steps(7).map((step) => {
    const share = step - 3;
    const base: Point = [640 + share * 118, 196 + share ** 2 * 17.5];
    return turned(
      share * 17,
      base,
      lash(base, [t.blue, t.teal, t.sun, t.coral, t.pine, t.orange, t.rose][step] ?? ""),
    );
  });
  return sheet(
    blend("skin", "#ffd0c2", "#f7a392", [0, 0], [1280, 720]),
    fading("lid", [640, 170], [640, 420], 0.34),
    ground("url(#skin)"),
    `<g transform="translate(26 34)">${shape(almond, "rgb(150 40 60 / 0.24)")}</g>`,
    ...lashes,
    within(
      "open",
      shape(almond, "#fff"),
      ground(t.paper),
      ...slices,
      disc(...centre, 190, "none", `stroke="${t.ink}" stroke-width="14"`),
      disc(...centre, 82, t.ink),
      disc(centre[0] - 62, centre[1] - 66, 34, t.paper),
      disc(centre[0] + 44, centre[1] + 48, 15, t.paper),
      shape(
        "M180 430C360 214 520 172 640 172S920 214 1100 430C930 300 780 250 640 250S350 300 180 430Z",
        "rgb(20 22 43 / 0.22)",
      ),
    ),
    `<path d="M196 432C350 210 520 172 640 172S930 210 1084 432" fill="none" stroke="${t.ink}" stroke-width="22" stroke-linecap="round"/>`,
  );
}

function lash([x, y]: Point, colour: string): string {
  return [
    polygon(
      [
        [x - 20, y + 12],
        [x + 20, y + 12],
        [x + 20, y - 104],
        [x - 20, y - 104],
      ],
      colour,
    ),
    polygon(
      [
        [x + 6, y + 12],
        [x + 20, y + 12],
        [x + 20, y - 104],
        [x + 6, y - 104],
      ],
      "rgb(20 22 43 / 0.2)",
    ),
    polygon(
      [
        [x - 20, y - 103],
        [x + 20, y - 103],
        [x, y - 152],
      ],
      t.cream,
    ),
    shape(
      through([
        [x - 8, y - 132],
        [x + 8, y - 132],
        [x, y - 152],
      ]) + "Z",
      colour,
    ),
  ].join("");
}
