import type { CatalogueContent } from "../../catalogue.ts";
import { sorting } from "./contents-computing.ts";
import { circles, painter } from "./contents-drawing.ts";
import { botany, singles } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";

const lessons = new Map(
  [painter, circles, sorting, spirals, chaos, earth, giants, moon, botany, singles]
    .flat()
    .map((lesson) => [lesson.token, lesson]),
);

/** Lessons of any course, in this order. */
export function lessonsOf(tokens: string[]): CatalogueContent[] {
  return tokens.flatMap((token) => lessons.get(token) ?? []);
}

/** Following the light: a course of lessons that belong to others. */
export const light = lessonsOf([
  "where-dawn-comes-from",
  "light-and-shadow-on-paper",
  "the-edge-of-night",
  "reading-a-map-of-lights",
  "why-the-moon-changes",
  "backlit",
  "drawing-the-shadow-line",
]);

/** Along the water: another. */
export const water = lessonsOf([
  "a-drop-on-a-blade",
  "the-physics-of-a-splash",
  "what-clouds-are-for",
  "stripes-and-storms",
  "three-equations-no-mercy",
  "why-tuesday-is-guesswork",
]);
