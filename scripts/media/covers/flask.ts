import {
  type Point,
  blend,
  box,
  disc,
  fading,
  ground,
  polygon,
  sheet,
  shape,
  tones as t,
  within,
} from "../sheet.ts";

const glass = "M572 96H708V280L884 574Q906 626 850 632H430Q374 626 396 574L572 280Z";

/** A flask in which planets boil. */
export function draw(): string {
  const rising: [at: Point, radius: number, colour: string][] = [
    [[610, 250], 17, t.cream],
    [[664, 190], 12, t.pink],
    [[636, 128], 8, t.cream],
  ];
  return sheet(
    blend("wall", "#c9b8f5", "#a48ae0", [0, 0], [1280, 720]),
    blend("deep", "#2f4fe0", "#1a2160", [640, 330], [640, 640]),
    fading("long", [700, 420], [1200, 720], 0.34),
    ground("url(#wall)"),
    polygon(
      [
        [708, 96],
        [1332, 720],
        [490, 720],
        [430, 632],
      ],
      "url(#long)",
    ),
    shape(glass, "rgb(255 255 255 / 0.5)"),
    within(
      "inside",
      shape(glass, "#fff"),
      box(300, 360, 700, 300, "url(#deep)"),
      shape("M300 372Q420 330 540 366T780 362T1000 352V400H300Z", "#5c7bff"),
      shape("M300 392Q440 356 560 392T800 386T1000 384V440H300Z", "#3a5bea"),
      disc(560, 510, 62, t.coral),
      shape("M498 500H622V526H500Z", "#ffb27a"),
      disc(724, 556, 40, t.sun),
      `<ellipse cx="724" cy="556" rx="72" ry="17" fill="none" stroke="${t.cream}" stroke-width="9" transform="rotate(-14 724 556)"/>`,
      shape("M686 548A40 40 0 0 1 764 548Z", t.sun),
      disc(680, 448, 16, t.mint),
      ...(
        [
          [450, 560],
          [468, 470],
          [600, 440],
          [640, 600],
          [800, 470],
          [840, 590],
          [770, 430],
        ] as Point[]
      ).map(([x, y], index) => disc(x, y, 3 + (index % 3), t.cream)),
      shape("M708 96L708 280L884 574Q906 626 850 632H790L660 300V96Z", "rgb(26 33 96 / 0.14)"),
    ),
    ...rising.map(([[x, y], radius, colour]) => disc(x, y, radius, colour)),
    box(546, 72, 188, 34, t.paper, 12),
    box(690, 72, 44, 34, "#ddd5f5", 12),
    shape("M590 124H606V286L470 520L448 540L590 280Z", "rgb(255 255 255 / 0.45)"),
  );
}
