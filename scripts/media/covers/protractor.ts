import {
  type Point,
  around,
  blend,
  fading,
  disc,
  ground,
  line,
  polygon,
  sheet,
  shape,
  steps,
  through,
  tones as t,
} from "../sheet.ts";

const foot: Point = [640, 560];

/** A protractor, and a needle half a degree off. */
export function draw(): string {
  const marks = steps(37).map((step) => {
    const long = step % 6 === 0 ? 46 : step % 2 === 0 ? 32 : 20;
    const angle = 180 + step * 5;
    return line(
      through([around(foot, 386, angle), around(foot, 386 - long, angle)]),
      t.night,
      step % 6 === 0 ? 7 : 4,
    );
  });
  return sheet(
    blend("sheet", "#f27b73", "#d9435e", [0, 0], [1280, 720]),
    fading("long", [640, 300], [1200, 760], 0.3),
    ground("url(#sheet)"),
    polygon(
      [
        [340, 258],
        [940, 258],
        [1280, 598],
        [1280, 720],
        [380, 720],
        [240, 600],
      ],
      "url(#long)",
    ),
    shape("M232 600V560A408 408 0 0 1 1048 560V600Z", "#ffd37a"),
    shape("M640 152A408 408 0 0 1 1048 560V600H640Z", t.sun),
    ...marks,
    shape("M418 560A222 222 0 0 1 862 560Z", "#e65b66"),
    shape(
      `M${foot.join(" ")}L${around(foot, 330, 318).map(Math.round).join(" ")}A330 330 0 0 1 ${around(foot, 330, 325).map(Math.round).join(" ")}Z`,
      "rgb(39 72 217 / 0.35)",
    ),
    line(through([foot, around(foot, 470, 318)]), t.paper, 12),
    line(through([foot, around(foot, 470, 325)]), t.blue, 12),
    disc(...around(foot, 470, 318), 26, t.paper),
    disc(...around(foot, 470, 325), 26, t.blue),
    disc(...foot, 26, t.night),
    disc(...foot, 10, t.paper),
  );
}
