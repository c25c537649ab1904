import { blend, disc, ground, shape, sheet, steps, tones as t } from "../sheet.ts";

const waves = 6;
const wide = 190;
const [top, bottom, thick] = [140, 330, 150];

/** A ribbon that goes up and down as its beat does; the loud one is where it turns. */
export function draw(): string {
  const folds = steps(waves).map((step) =>
    [
      shape(band(step, 0, thick), step % 2 ? t.coral : "#c23f5b"),
      shape(band(step, 108, 18), step % 2 ? t.cream : "#f2b9a8"),
    ].join(""),
  );
  const beats = steps(waves + 1).map((step) => {
    const [x, loud] = [70 + step * wide, step % 2 === 1];
    return (
      disc(x + 8, 610 + 10, loud ? 40 : 22, "rgb(10 20 90 / 0.3)") +
      disc(x, 610, loud ? 40 : 22, loud ? t.sun : t.sky)
    );
  });
  return sheet(
    blend("wall", "#4a70f6", "#2743cc", [0, 0], [1280, 720]),
    ground("url(#wall)"),
    `<g transform="translate(26 34)">${steps(waves)
      .map((step) => shape(band(step, 0, thick), "rgb(10 20 90 / 0.3)"))
      .join("")}</g>`,
    ...folds,
    shape(
      `M70 ${bottom}V${bottom + thick}L20 ${bottom + thick + 40}L40 ${bottom + thick / 2 + 20}L6 ${bottom + 30}Z`,
      t.coral,
    ),
    shape(
      `M1210 ${bottom}V${bottom + thick}L1262 ${bottom + thick + 40}L1240 ${bottom + thick / 2 + 20}L1276 ${bottom + 30}Z`,
      "#c23f5b",
    ),
    ...beats,
  );
}

/** A part of the ribbon from one turn to the next: so far below its upper edge, so high. */
function band(step: number, below: number, high: number): string {
  const x = 70 + step * wide;
  const [from, to] = (step % 2 ? [top, bottom] : [bottom, top]).map((y) => y + below) as [
    number,
    number,
  ];
  const middle = x + wide / 2;
  return `M${x} ${from}C${middle} ${from} ${middle} ${to} ${x + wide} ${to}v${high}C${middle} ${to + high} ${middle} ${from + high} ${x} ${from + high}Z`;
}
