import type { CatalogueSeries, CatalogueTopic } from "../../catalogue.ts";
import { about, series, topic } from "../entries.ts";
import { rhythm, sorting } from "./contents-computing.ts";
import { circles, painter } from "./contents-drawing.ts";
import { botany, classes, singles } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";

/** A course is a series of lessons. */
export const allSeries: CatalogueSeries[] = [
  series("see-like-a-painter", "See like a painter", painter, { parts: "lessons" }),
  series("drawing-with-circles", "Drawing with circles", circles, { parts: "lessons" }),
  series("rhythm-in-colour", "Rhythm in colour", rhythm, { parts: "lessons" }),
  series("sorting-in-colour", "Sorting in colour", sorting, { parts: "lessons" }),
  series("seeds-and-spirals", "Seeds and spirals", spirals, { parts: "lessons" }),
  series("the-butterfly-effect", "The butterfly effect", chaos, { parts: "lessons" }),
  series("earth-seen-properly", "Earth, seen properly", earth, { parts: "lessons" }),
  series("a-tour-of-the-giants", "A tour of the giants", giants, { parts: "lessons" }),
  series("moon-evenings", "Moon evenings", moon, { parts: "lessons" }),
  series("kitchen-window-botany", "Botany at the kitchen window", botany, { parts: "lessons" }),
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
];
