import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { courses } from "./courses.ts";
import { rhythm } from "./contents-computing.ts";
import { circles, painter } from "./contents-drawing.ts";
import { botany, singles } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";

/** Courses by subject. */
export const subjectPages: CataloguePage[] = [
  {
    token: "courses",
    url: "courses",
    name: "All courses",
    description: "Start anywhere, stop anywhere.",
    picture: "cover-satchel",
    sections: [
      topics(
        "carousel",
        "courses-subjects",
        "By subject",
        ["drawing", "colour", "computing", "patterns", "science", "outdoors"],
        { aspectRatio: "1:1" },
      ),
      topics("grid", "courses-all", "Twelve courses", courses),
    ],
  },
  {
    token: "drawing",
    url: "courses/drawing",
    name: "Drawing",
    description: "With a pencil, or with wheels.",
    picture: "cover-pencil",
    sections: [
      topics("grid", "drawing-courses", "Courses", ["see-like-a-painter", "drawing-with-circles"], {
        showDescription: true,
      }),
      videos("carousel", "drawing-tonight", "Ten minutes tonight", [
        "squint",
        "draw-the-air",
        "draw-your-own-sunflower",
        "drawing-the-shadow-line",
        "mountains-of-low-polygons",
        "curves-you-can-feel",
      ]),
      videos("path", "drawing-wheels", "From one wheel to a skyline", tokensOf(circles), {
        description: "Seven lessons, each with a wheel more than the one before.",
      }),
    ],
  },
  {
    token: "colour",
    url: "colour",
    name: "Colour",
    description: "What it does to you, and how.",
    picture: "cover-discs",
    sections: [
      videos("single", "colour-first", "Begin with orange", ["why-orange-shouts"], {
        showDescription: true,
      }),
      topics("carousel", "colour-courses", "Courses", ["rhythm-in-colour", "see-like-a-painter"]),
      prose(
        "colour-note",
        "A note on screens",
        "<p>Yours is too blue. So is ours. Mix the real thing at least once, in daylight, on a plate.</p>",
      ),
      videos("carousel", "colour-lessons", "All lessons in colour", [
        ...tokensOf(rhythm.slice(1)),
        ...tokensOf(rhythm.slice(0, 1)),
      ]),
    ],
  },
  {
    token: "computing",
    url: "computing",
    name: "Computing",
    description: "Thinking first, typing later.",
    picture: "cover-beads",
    sections: [
      topics("single", "computing-course", "The course", ["sorting-in-colour"], {
        showDescription: true,
      }),
      videos("carousel", "computing-live", "Stuck?", ["homework-hour"], {
        role: "live",
        liveUpdate: true,
      }),
      videos(
        "list",
        "computing-first",
        "If you only watch three",
        ["pick-one-and-split", "two-sorted-piles", "sorting-without-comparing"],
        { showDescription: true },
      ),
    ],
  },
  {
    token: "patterns",
    url: "patterns",
    name: "Patterns",
    description: "Order, disorder, and the narrow path between them.",
    picture: "cover-tiles",
    sections: [
      topics("grid", "patterns-courses", "Courses", ["seeds-and-spirals", "the-butterfly-effect"], {
        showDescription: true,
      }),
      videos("carousel", "patterns-spirals", "Order", tokensOf(spirals), { aspectRatio: "1:1" }),
      videos("carousel", "patterns-chaos", "Disorder", tokensOf(chaos), { aspectRatio: "1:1" }),
    ],
  },
  {
    token: "science",
    url: "science",
    name: "Science",
    description: "From the moss on the wall to the rings of Saturn.",
    picture: "cover-flask",
    sections: [
      videos(
        "hero",
        "science-hero",
        "Look again",
        ["saturn-would-float", "why-leaves-let-go", "reading-a-map-of-lights"],
        { role: "hero" },
      ),
      topics("carousel", "science-courses", "Courses", [
        "a-tour-of-the-giants",
        "moon-evenings",
        "kitchen-window-botany",
        "the-butterfly-effect",
      ]),
      videos(
        "grid",
        "science-all",
        "Twelve to begin with",
        [
          ...tokensOf(botany.slice(0, 4)),
          ...tokensOf(giants.slice(0, 3)),
          ...tokensOf(earth.slice(0, 3)),
          ...tokensOf(moon.slice(1)),
        ],
        { pageSize: 8 },
      ),
    ],
  },
  {
    token: "outdoors",
    url: "outdoors",
    name: "Outdoors",
    description: "Lessons that need a coat.",
    picture: "cover-trail",
    sections: [
      videos("carousel", "outdoors-lessons", "Take a coat", [
        "navigation-without-a-screen",
        "upside-down-birds",
        "how-to-find-saturn-tonight",
        "drawing-the-shadow-line",
      ]),
      videos("carousel", "outdoors-painter", "And a pencil", tokensOf(painter.slice(0, 3))),
      videos("list", "outdoors-indoors", "If it rains", tokensOf(singles.slice(2, 4)), {
        showDescription: true,
      }),
    ],
  },
];
