import {
  blend,
  box,
  disc,
  fading,
  ground,
  line,
  polygon,
  shape,
  sheet,
  soft,
  steps,
  tones as t,
  turned,
  within,
} from "../sheet.ts";

/** Moss on a wall, and what a glass makes of it. */
export function draw(): string {
  const bricks = steps(5).flatMap((row) =>
    steps(9).map((column) =>
      box(
        column * 170 - (row % 2 ? 150 : 60),
        430 + row * 62,
        158,
        50,
        ["#d9624f", "#e8755c", "#c9513f"][(column * 2 + row) % 3] ?? "",
        6,
      ),
    ),
  );
  return sheet(
    blend("sky", "#ffe9c9", "#ffd3a6", [0, 0], [0, 720]),
    fading("long", [760, 360], [1240, 800], 0.3),
    ground("url(#sky)"),
    box(0, 420, 1280, 300, "#9c3b34"),
    ...bricks,
    ...[
      [90, 3],
      [190, 2],
      [980, 3],
      [1090, 2],
      [1200, 3],
    ].flatMap(([x = 0, many = 0]) =>
      steps(many).map((step) => stalk(x + step * 22, 352, 70 + step * 14, 0.5)),
    ),
    shape(
      soft([
        [-60, 470],
        [-40, 370],
        [80, 330],
        [200, 340],
        [280, 400],
        [360, 410],
        [400, 450],
        [300, 480],
        [180, 470],
        [60, 500],
      ]),
      t.leaf,
    ),
    shape(
      soft([
        [860, 450],
        [900, 390],
        [1000, 340],
        [1120, 330],
        [1240, 350],
        [1340, 420],
        [1300, 490],
        [1160, 480],
        [1040, 500],
        [940, 480],
      ]),
      t.leaf,
    ),
    shape(
      soft([
        [-60, 440],
        [-20, 362],
        [90, 338],
        [190, 352],
        [230, 400],
        [140, 410],
        [40, 420],
      ]),
      "#45b58a",
    ),
    shape(
      soft([
        [930, 420],
        [1010, 352],
        [1120, 340],
        [1230, 366],
        [1200, 410],
        [1080, 400],
        [1000, 430],
      ]),
      "#45b58a",
    ),
    polygon(
      [
        [420, 520],
        [800, 140],
        [1400, 740],
        [1020, 1120],
      ],
      "url(#long)",
    ),
    turned(
      42,
      [620, 330],
      box(860, 306, 60, 50, "#e08f2c"),
      box(890, 296, 330, 70, t.blue, 35),
      box(890, 332, 330, 34, "#1a33a8", 17),
    ),
    disc(620, 330, 264, t.sun),
    disc(620, 330, 230, "#e08f2c"),
    within(
      "glass",
      disc(620, 336, 224, "#fff"),
      box(360, 90, 520, 500, "#dff3ff"),
      ...steps(5).map((step) => stalk(460 + step * 82, 500, 190 + ((step * 67) % 110), 1.4)),
      ...steps(7).map((step) =>
        turned(
          -30 + step * 10,
          [440 + step * 60, 580],
          shape(
            `M${440 + step * 60} 600C${380 + step * 60} 540 ${400 + step * 60} 470 ${440 + step * 60} 430C${480 + step * 60} 470 ${500 + step * 60} 540 ${440 + step * 60} 600Z`,
            step % 2 ? "#45b58a" : t.leaf,
          ),
        ),
      ),
      shape("M360 540C480 500 720 500 880 540V640H360Z", "#1f7f64"),
      shape("M396 330A224 224 0 0 1 620 112C520 150 440 230 430 400Z", "rgb(255 255 255 / 0.5)"),
    ),
  );
}

function stalk(x: number, y: number, high: number, size: number): string {
  return [
    line(
      `M${x} ${y + 40}C${x} ${y - high * 0.4} ${x + 6 * size} ${y - high * 0.7} ${x + 12 * size} ${y - high}`,
      "#b3502a",
      7 * size,
    ),
    turned(
      24,
      [x + 12 * size, y - high],
      `<ellipse cx="${x + 12 * size}" cy="${y - high - 16 * size}" rx="${13 * size}" ry="${23 * size}" fill="${t.coral}"/>`,
    ),
  ].join("");
}
