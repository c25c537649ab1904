import type { CatalogueSeries, CatalogueTopic } from "../../catalogue.ts";
import { about, series, topic } from "../entries.ts";
import { rhythm, sorting } from "./contents-computing.ts";
import { circles, painter } from "./contents-drawing.ts";
import { botany, classes, singles } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";

/** A course is a series of lessons. */
export const allSeries: CatalogueSeries[] = [
  series("see-like-a-painter", "See like a painter", painter),
  series("drawing-with-circles", "Drawing with circles", circles),
  series("rhythm-in-colour", "Rhythm in colour", rhythm),
  series("sorting-in-colour", "Sorting in colour", sorting),
  series("seeds-and-spirals", "Seeds and spirals", spirals),
  series("the-butterfly-effect", "The butterfly effect", chaos),
  series("earth-seen-properly", "Earth, seen properly", earth),
  series("a-tour-of-the-giants", "A tour of the giants", giants),
  series("moon-evenings", "Moon evenings", moon),
  series("kitchen-window-botany", "Botany at the kitchen window", botany),
];

/** Subjects of the lessons that belong to no course. */
export const topics: CatalogueTopic[] = [
  topic("Science", about("science", singles)),
  topic("Outdoors", about("outdoors", singles)),
  topic("Live classes", classes),
];
