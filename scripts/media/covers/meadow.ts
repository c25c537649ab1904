import {
  type Point,
  blend,
  box,
  disc,
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

type Stem = [
  x: number,
  top: number,
  kind: "daisy" | "poppy" | "bell" | "ear" | "ball",
  lean: number,
];

const stems: Stem[] = [
  [356, 300, "bell", -30],
  [424, 190, "daisy", -24],
  [492, 330, "poppy", -16],
  [556, 150, "ball", -10],
  [640, 250, "poppy", 0],
  [716, 130, "ear", 12],
  [776, 300, "daisy", 14],
  [852, 190, "ball", 24],
  [922, 310, "bell", 32],
];

/** Nine kinds of seed in a window box. */
export function draw(): string {
  return sheet(
    blend("sky", "#d5e4ff", "#ffe5d1", [640, 0], [640, 620]),
    fading("long", [640, 560], [1240, 760], 0.34),
    ground("url(#sky)"),
    disc(940, 150, 76, t.paper),
    ...stems.map(([x, top, , lean]) =>
      line(`M${x - lean} 520Q${x - lean} ${(top + 520) / 2} ${x} ${top}`, "#1f7d66", 10),
    ),
    ...stems.flatMap(([x, , , lean], index) => [
      turned(
        index % 2 ? 32 : -36,
        [x - lean, 500],
        shape(
          `M${x - lean} 500C${x - lean - 34} 440 ${x - lean - 20} 390 ${x - lean} 352C${x - lean + 20} 390 ${x - lean + 34} 440 ${x - lean} 500Z`,
          index % 2 ? t.leaf : "#47b58f",
        ),
      ),
    ]),
    ...stems.map(([x, top, kind]) => heads[kind]([x, top])),
    box(256, 488, 768, 44, "#5c7bff", 8),
    box(284, 520, 712, 130, t.blue, 8),
    ...steps(3).map((step) => box(284, 552 + step * 32, 712, 5, "#1a33a8")),
    box(284, 532, 712, 16, "rgb(20 22 43 / 0.25)"),
    box(0, 650, 1280, 70, "#f7a392"),
    polygon(
      [
        [300, 650],
        [996, 650],
        [1080, 720],
        [384, 720],
      ],
      "rgb(120 30 60 / 0.28)",
    ),
  );
}

const heads: Record<Stem[2], (at: Point) => string> = {
  daisy: ([x, y]) =>
    steps(10)
      .map((step) =>
        turned(
          step * 36,
          [x, y],
          `<ellipse cx="${x}" cy="${y - 40}" rx="13" ry="32" fill="${t.paper}"/>`,
        ),
      )
      .join("") + disc(x, y, 23, t.sun),
  poppy: ([x, y]) =>
    shape(
      `M${x} ${y + 34}C${x - 76} ${y + 30} ${x - 76} ${y - 44} ${x - 36} ${y - 52}C${x - 20} ${y - 30} ${x + 20} ${y - 30} ${x + 36} ${y - 52}C${x + 76} ${y - 44} ${x + 76} ${y + 30} ${x} ${y + 34}Z`,
      t.coral,
    ) +
    shape(
      `M${x} ${y + 34}C${x - 30} ${y + 10} ${x - 26} ${y - 20} ${x} ${y - 36}C${x + 26} ${y - 20} ${x + 30} ${y + 10} ${x} ${y + 34}Z`,
      "#c9433f",
    ),
  bell: ([x, y]) =>
    shape(
      `M${x} ${y - 44}C${x + 40} ${y - 44} ${x + 36} ${y + 4} ${x + 52} ${y + 30}L${x + 26} ${y + 20}L${x} ${y + 38}L${x - 26} ${y + 20}L${x - 52} ${y + 30}C${x - 36} ${y + 4} ${x - 40} ${y - 44} ${x} ${y - 44}Z`,
      "#7d5fd6",
    ),
  ear: ([x, y]) =>
    steps(5)
      .map((step) => {
        const top = y + step * 34;
        return `<ellipse cx="${x - 17}" cy="${top}" rx="11" ry="24" fill="#f4a93c" transform="rotate(-24 ${x - 17} ${top})"/><ellipse cx="${x + 17}" cy="${top}" rx="11" ry="24" fill="${t.sun}" transform="rotate(24 ${x + 17} ${top})"/>`;
      })
      .join("") + `<ellipse cx="${x}" cy="${y - 34}" rx="11" ry="26" fill="${t.sun}"/>`,
  ball: ([x, y]) =>
    steps(12)
      .map((step) =>
        turned(
          step * 30,
          [x, y],
          `<path d="M${x} ${y}L${x - 12} ${y - 62}L${x + 12} ${y - 62}Z" fill="${step % 2 ? "#f07f9a" : t.pink}"/>`,
        ),
      )
      .join("") + disc(x, y, 22, t.rose),
};
