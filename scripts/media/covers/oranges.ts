import {
  type Point,
  blend,
  disc,
  fading,
  ground,
  polygon,
  sheet,
  shape,
  around,
  tones as t,
  within,
  steps,
} from "../sheet.ts";

/** Oranges in front of blue: the one comes forward, the other waits. */
export function draw(): string {
  const rind: Point = [800, 440];
  return sheet(
    blend("wall", "#3d63f2", "#2443c8", [0, 0], [1280, 720]),
    fading("long", [640, 460], [1250, 760], 0.4),
    ground("url(#wall)"),
    shape("M0 516H1280V720H0Z", "#17279b"),
    polygon(
      [
        [440, 560],
        [600, 300],
        [960, 310],
        [1280, 560],
        [1280, 720],
        [560, 720],
      ],
      "url(#long)",
    ),
    fruit("back", [640, 250], 132),
    fruit("left", [506, 420], 158),
    disc(...rind, 168, "#f4813f"),
    disc(...rind, 148, t.cream),
    ...steps(9).map((step) => {
      const [a, b] = [around(rind, 134, step * 40 + 4), around(rind, 134, step * 40 + 36)];
      const middle = around(rind, 22, step * 40 + 20);
      return shape(
        `M${middle.join(" ")}L${a.join(" ")}A134 134 0 0 1 ${b.join(" ")}Z`,
        step % 2 ? "#ffae4a" : "#ffa02e",
        `stroke="#ffa02e" stroke-width="6" stroke-linejoin="round"`,
      );
    }),
    shape("M652 128C690 60 770 58 806 84C780 132 710 158 652 128Z", "#2fae86"),
    shape("M652 128C700 112 760 96 806 84C780 132 710 158 652 128Z", "#1f7d66"),
  );
}

function fruit(id: string, [x, y]: Point, radius: number): string {
  return within(
    id,
    disc(x, y, radius, "#fff"),
    disc(x, y, radius, "#e2622b"),
    disc(x - radius * 0.16, y - radius * 0.14, radius * 0.96, "#f4813f"),
    disc(x - radius * 0.3, y - radius * 0.28, radius * 0.66, "#ff9a4a"),
    disc(x - radius * 0.42, y - radius * 0.42, radius * 0.22, "#ffc58a"),
  );
}
