import {
  type Point,
  blend,
  box,
  disc,
  ground,
  polygon,
  sheet,
  shape,
  tones as t,
  within,
} from "../sheet.ts";

const centre: Point = [620, 366];

/** A Jupiter of milk and two inks in a washing-up bowl, seen from above. */
export function draw(): string {
  return sheet(
    blend("table", "#3d63f2", "#2443c8", [0, 0], [1280, 720]),
    ground("url(#table)"),
    polygon(
      [
        [404, 582],
        [836, 150],
        [1500, 814],
        [1068, 1246],
      ],
      "rgb(10 20 90 / 0.28)",
    ),
    disc(...centre, 312, "#f7a3ae"),
    disc(...centre, 288, "#e87f92"),
    within(
      "milk",
      disc(...centre, 268, "#fff"),
      box(300, 60, 640, 620, "#fff4e2"),
      shape(
        "M300 190C420 150 520 230 640 190S860 150 960 200V250C860 210 760 280 640 240S420 210 300 250Z",
        "#f4a261",
      ),
      shape(
        "M300 290C420 250 540 340 660 300S860 270 960 310V390C860 340 780 410 660 370S420 350 300 390Z",
        "#c9553f",
      ),
      shape(
        "M300 326C420 296 540 376 660 336S860 306 960 346V360C860 320 780 390 660 350S420 320 300 344Z",
        "#ffd9a3",
      ),
      shape(
        "M300 450C420 410 520 490 640 450S860 420 960 460V520C860 470 760 550 640 500S420 470 300 510Z",
        "#f4a261",
      ),
      shape("M300 570C420 540 520 600 640 570S860 540 960 580V620H300Z", "#c9553f"),
      `<ellipse cx="728" cy="440" rx="74" ry="44" fill="#fff4e2"/><ellipse cx="728" cy="440" rx="54" ry="29" fill="${t.coral}"/><path d="M690 440C704 420 752 420 764 440C752 456 720 456 712 440C722 432 742 434 742 442" fill="none" stroke="#fff4e2" stroke-width="7" stroke-linecap="round"/>`,
      shape("M352 366A268 268 0 0 1 620 98A330 330 0 0 0 380 480Z", "rgb(60 20 60 / 0.16)"),
    ),
    // The dropper.
    `<g transform="translate(846 214) rotate(-42)">`,
    polygon(
      [
        [0, -7],
        [70, -12],
        [70, 12],
        [0, 7],
      ],
      "#d9e4ff",
    ),
    box(68, -26, 190, 52, "#eef3ff", 12),
    box(68, 2, 150, 24, t.coral, 10),
    box(256, -34, 30, 68, t.ink, 8),
    box(284, -44, 140, 88, t.sun, 40),
    box(284, 8, 140, 36, "#e08f2c", 18),
    "</g>",
    disc(820, 246, 13, t.coral),
  );
}
