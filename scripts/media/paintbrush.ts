// A brush, as several covers show it.
import { type Point, shape, tones as t } from "./sheet.ts";

/** With its tip at a point, its handle turned by so many degrees from the right. */
export function paintbrush([x, y]: Point, degrees: number): string {
  return [
    `<g transform="translate(${x} ${y}) rotate(${degrees})">`,
    shape("M0 0C40 -44 92 -40 132 -30V30C92 40 40 34 0 0Z", t.sky),
    shape("M128 -34H214V34H128Z", "#ffd37a"),
    shape("M128 8H214V34H128Z", "#e0a83f"),
    shape("M210 -30C330 -40 440 -20 560 -16V16C440 20 330 40 210 30Z", t.coral),
    shape("M210 6C330 8 440 6 560 4V16C440 20 330 40 210 30Z", "#c9433f"),
    "</g>",
  ].join("");
}
