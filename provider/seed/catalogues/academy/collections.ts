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
  series("see-like-a-painter", "See like a painter", painter, { unit: "lesson" }),
  series("drawing-with-circles", "Drawing with circles", circles, { unit: "lesson" }),
  series("rhythm-in-colour", "Rhythm in colour", rhythm, { unit: "lesson" }),
  series("sorting-in-colour", "Sorting in colour", sorting, { unit: "lesson" }),
  series("seeds-and-spirals", "Seeds and spirals", spirals, { unit: "lesson" }),
  series("the-butterfly-effect", "The butterfly effect", chaos, { unit: "lesson" }),
  series("earth-seen-properly", "Earth, seen properly", earth, { unit: "lesson" }),
  series("a-tour-of-the-giants", "A tour of the giants", giants, { unit: "lesson" }),
  series("moon-evenings", "Moon evenings", moon, { unit: "lesson" }),
  series("kitchen-window-botany", "Botany at the kitchen window", botany, { unit: "lesson" }),
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
