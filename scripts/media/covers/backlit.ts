import {
  type Point,
  around,
  blend,
  disc,
  ground,
  hoop,
  polygon,
  sheet,
  steps,
  tones as t,
  turned,
  within,
  box,
} from "../sheet.ts";

const centre: Point = [640, 350];

/** A planet with the Sun behind it, and the dust that is only seen so. */
export function draw(): string {
  const rays = steps(20).map((step) =>
    polygon(
      [centre, around(centre, 900, step * 18 - 4), around(centre, 900, step * 18 + 4)],
      "rgb(255 255 255 / 0.16)",
    ),
  );
  const dust = (part: "back" | "front") =>
    turned(
      -14,
      centre,
      within(
        `ring-${part}`,
        part === "front" ? box(0, 350, 1280, 400, "#fff") : box(0, -100, 1280, 450, "#fff"),
        `<ellipse cx="640" cy="350" rx="400" ry="92" fill="none" stroke="#fff6df" stroke-width="30"/><ellipse cx="640" cy="350" rx="338" ry="72" fill="none" stroke="#ffd08a" stroke-width="26"/>`,
        ...steps(60).map((step) => {
          const [x, y] = around([0, 0], 1, step * 6 + (step % 3) * 2);
          const far = 450 + ((step * 37) % 90);
          return disc(640 + x * far, 350 + y * far * 0.24, 4 + (step % 4), t.paper);
        }),
      ),
    );
  return sheet(
    blend("wall", "#ffb04f", "#ee5d5b", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    ...rays,
    disc(...centre, 330, "rgb(255 255 255 / 0.16)"),
    disc(...centre, 270, "rgb(255 255 255 / 0.24)"),
    dust("back"),
    disc(...centre, 222, t.paper),
    disc(...centre, 208, "#3a1a5e"),
    within(
      "night",
      disc(...centre, 208, "#fff"),
      turned(
        -14,
        centre,
        box(400, 190, 480, 44, "#4a2573"),
        box(400, 290, 480, 60, "#4a2573"),
        box(400, 410, 480, 50, "#4a2573"),
      ),
    ),
    hoop(...centre, 214, "#ffe6b0", 12),
    dust("front"),
  );
}
