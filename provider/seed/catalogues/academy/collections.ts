import type { CatalogueContent, CatalogueSeries, CatalogueTopic } from "../../catalogue.ts";
import { about, lengthOf, series, topic } from "../entries.ts";
import { light, water } from "./across.ts";
import { rhythm, sorting } from "./contents-computing.ts";
import { circles, painter } from "./contents-drawing.ts";
import { botany, classes, singles } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";

/** A course is a series of lessons. */
export const allSeries: CatalogueSeries[] = [
  series("see-like-a-painter", "See like a painter", painter, {
    unit: "lesson",
    groups: [
      ["Look", 1],
      ["Colour", 4],
      ["Light, air and a tree", 6],
    ],
  }),
  series("drawing-with-circles", "Drawing with circles", circles, {
    unit: "lesson",
    groups: [
      ["Wheels", 1],
      ["Flowers and wings", 4],
      ["Landscapes", 6],
    ],
  }),
  series("rhythm-in-colour", "Rhythm in colour", rhythm, { unit: "lesson" }),
  series("sorting-in-colour", "Sorting in colour", sorting, {
    unit: "lesson",
    groups: [
      ["Splitting", 1],
      ["Merging", 4],
      ["Faster still", 6],
    ],
  }),
  series("seeds-and-spirals", "Seeds and spirals", spirals, {
    unit: "lesson",
    groups: [
      ["Counting", 1],
      ["The angle", 3],
      ["At your own table", 5],
    ],
  }),
  series("the-butterfly-effect", "The butterfly effect", chaos, {
    unit: "lesson",
    groups: [
      ["A wrong number", 1],
      ["What it draws", 3],
      ["What it means", 5],
    ],
  }),
  series("earth-seen-properly", "Earth, seen properly", earth, {
    unit: "lesson",
    groups: [
      ["Air", 1],
      ["Day and night", 4],
      ["All of it", 7],
    ],
  }),
  series("a-tour-of-the-giants", "A tour of the giants", giants, {
    unit: "lesson",
    groups: [
      ["Jupiter", 1],
      ["Saturn", 4],
      ["Out of doors", 6],
    ],
  }),
  series("moon-evenings", "Moon evenings", moon, { unit: "lesson" }),
  series("kitchen-window-botany", "Botany at the kitchen window", botany, {
    unit: "lesson",
    groups: [
      ["At the sink", 1],
      ["On the sill", 4],
    ],
  }),
];

/** Subjects, each with all of its lessons. */
export const topics: CatalogueTopic[] = [
  topic("Drawing", [...painter, ...circles], "lessons"),
  topic("Colour", rhythm, "lessons"),
  topic("Computing", sorting, "lessons"),
  topic("Patterns", [...spirals, ...chaos], "lessons"),
  topic(
    "Science",
    [...earth, ...giants, ...moon, ...botany, ...about("science", singles)],
    "lessons",
  ),
  topic("Outdoors", about("outdoors", singles), "lessons"),
  topic("Live classes", classes),
  gathered("Following the light", light),
  gathered("Along the water", water),
];

/** A course whose lessons belong to other ones. */
function gathered(name: string, lessons: CatalogueContent[]): CatalogueTopic {
  return { ...topic(name, lessons, "lessons"), partsS: lengthOf(lessons) };
}
