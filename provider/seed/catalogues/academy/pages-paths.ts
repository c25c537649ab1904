import type { CatalogueContent, CataloguePage } from "../../catalogue.ts";
import { lengthOf, tokensOf } from "../entries.ts";
import { videos } from "../rows.ts";
import { lessonsOf } from "./across.ts";
import { painter } from "./contents-drawing.ts";

/** One lesson after the other; `about` is followed by how many there are and how long they last. */
function path(token: string, name: string, about: string, stations: CatalogueContent[]) {
  const minutes = Math.round(lengthOf(stations) / 60);
  const description = `${about} ${stations.length} lessons, ${minutes} minutes.`;
  return videos("path", token, name, tokensOf(stations), { description });
}

/** Lessons of several courses in an order of their own. */
export const paths: CataloguePage = {
  token: "paths",
  url: "paths",
  name: "Learning paths",
  description: "Lessons from several courses, in an order that makes sense of a month.",
  picture: "cover-stones",
  sections: [
    path(
      "paths-light",
      "A path about light",
      "From a window to the edge of the night, and back to the paper.",
      lessonsOf([
        "squint",
        "light-and-shadow-on-paper",
        "where-dawn-comes-from",
        "the-edge-of-night",
        "backlit",
        "drawing-the-shadow-line",
      ]),
    ),
    path(
      "paths-numbers",
      "A path for people who dislike mathematics",
      "Nobody is asked for a number before the third station.",
      lessonsOf([
        "count-the-arms",
        "one-circle-one-line",
        "a-heart-in-eleven-wheels",
        "halves-of-halves",
        "how-friends-drift-apart",
        "what-a-minute-is",
      ]),
    ),
    path(
      "paths-water",
      "A path along the water",
      "A drop, a splash, a cloud, and why the forecast for Tuesday is wrong.",
      lessonsOf([
        "a-drop-on-a-blade",
        "the-physics-of-a-splash",
        "what-clouds-are-for",
        "why-tuesday-is-guesswork",
      ]),
    ),
    path(
      "paths-painter",
      "See like a painter",
      "Light, edges and colour, one after the other. No talent needed, only a pencil.",
      painter,
    ),
  ],
};
