import type { CatalogueContent, CatalogueSeries, CatalogueTopic } from "../../catalogue.ts";
import { about, lengthOf, series, topic } from "../entries.ts";
import { light, water } from "./across.ts";
import { rhythm, sorting } from "./contents-computing.ts";
import { circles, painter } from "./contents-drawing.ts";
import { botany, classes, singles } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";
import { levelOf } from "./courses.ts";
import { type Teacher, teachers } from "./pages-teachers.ts";

/** A course is a series of lessons. */
export const allSeries: CatalogueSeries[] = [
  course("see-like-a-painter", "See like a painter", painter, [
    ["Look", 1],
    ["Colour", 4],
    ["Light, air and a tree", 6],
  ]),
  course("drawing-with-circles", "Drawing with circles", circles, [
    ["Wheels", 1],
    ["Flowers and wings", 4],
    ["Landscapes", 6],
  ]),
  course("rhythm-in-colour", "Rhythm in colour", rhythm),
  course("sorting-in-colour", "Sorting in colour", sorting, [
    ["Splitting", 1],
    ["Merging", 4],
    ["Faster still", 6],
  ]),
  course("seeds-and-spirals", "Seeds and spirals", spirals, [
    ["Counting", 1],
    ["The angle", 3],
    ["At your own table", 5],
  ]),
  course("the-butterfly-effect", "The butterfly effect", chaos, [
    ["A wrong number", 1],
    ["What it draws", 3],
    ["What it means", 5],
  ]),
  course("earth-seen-properly", "Earth, seen properly", earth, [
    ["Air", 1],
    ["Day and night", 4],
    ["All of it", 7],
  ]),
  course("a-tour-of-the-giants", "A tour of the giants", giants, [
    ["Jupiter", 1],
    ["Saturn", 4],
    ["Out of doors", 6],
  ]),
  course("moon-evenings", "Moon evenings", moon),
  course("kitchen-window-botany", "Botany at the kitchen window", botany, [
    ["At the sink", 1],
    ["On the sill", 4],
  ]),
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
  gathered("following-the-light", "Following the light", light),
  gathered("along-the-water", "Along the water", water),
  ...teachers.map(coursesOf),
];

/** A course with lessons of its own. */
function course(
  token: string,
  name: string,
  lessons: CatalogueContent[],
  groups?: CatalogueSeries["groups"],
): CatalogueSeries {
  return { ...series(token, name, lessons, { unit: "lesson", groups }), level: levelOf(token) };
}

/** A course whose lessons belong to other ones. */
function gathered(token: string, name: string, lessons: CatalogueContent[]): CatalogueTopic {
  const extent = { partsS: lengthOf(lessons), level: levelOf(token) };
  return { ...topic(name, lessons, "lessons"), ...extent };
}

/** How much a teacher's page leads to; the lessons themselves belong to their subjects. */
function coursesOf({ name, courses }: Teacher): CatalogueTopic {
  const count = courses.length === 1 ? "1 course" : `${courses.length} courses`;
  return { name, contents: [], parts: count };
}
