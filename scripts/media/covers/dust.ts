import {
  ball,
  around,
  blend,
  box,
  disc,
  ground,
  shape,
  sheet,
  steps,
  tones as t,
} from "../sheet.ts";

/** Dust that leaves a desert by the back door and comes down on a forest. */
export function draw(): string {
  const grains = steps(7).flatMap((lane) =>
    steps(26).map((step) => {
      const share = step / 25;
      const [x, y] = around([640, 560], 400 + lane * 22, 200 + share * 140);
      return disc(x, y * 0.82 + 26, 4 + ((step * 7 + lane * 5) % 6), lane % 2 ? t.orange : t.sun);
    }),
  );
  const trees: [x: number, y: number, size: number, colour: string][] = [
    [1216, 470, 84, "#1f7f64"],
    [960, 500, 66, "#1f7f64"],
    [1080, 470, 96, t.leaf],
    [1180, 560, 78, "#3fae88"],
    [1010, 580, 70, "#3fae88"],
  ];
  return sheet(
    blend("sky", "#fff0d4", "#ffdcae", [0, 0], [0, 620]),
    ground("url(#sky)"),
    disc(640, 392, 70, t.coral),
    box(0, 470, 1280, 250, t.blue),
    ...steps(4).map((step) =>
      box(520 + (step % 2) * 90, 508 + step * 44, 190, 12, "rgb(255 255 255 / 0.3)", 6),
    ),
    shape(
      "M0 470C80 380 180 340 250 350C340 380 420 470 520 560C580 620 600 680 600 720H0Z",
      t.sun,
    ),
    shape(
      "M250 350C340 380 420 470 520 560C580 620 600 680 600 720H300C360 600 210 480 250 350Z",
      "#e99a2d",
    ),
    shape("M0 600C100 540 200 560 300 610C380 650 420 690 430 720H0Z", t.orange),
    shape("M1280 520C1140 500 960 530 860 620C810 660 800 700 800 720H1280Z", "#14747a"),
    ...trees.map(([x, y, size, colour]) =>
      [
        box(x - 8, y, 16, size + 50, "#5b2c22", 8),
        ball(x, y, size, colour, "rgb(0 40 40 / 0.2)"),
      ].join(""),
    ),
    ...grains,
  );
}
