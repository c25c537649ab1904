import type { CataloguePage } from "../../catalogue.ts";
import { alternate, tokensOf } from "../entries.ts";
import { personal, prose, tabbed, topics, videos } from "../rows.ts";
import { courses, levels } from "./courses.ts";
import { rhythm, sorting } from "./contents-computing.ts";
import { painter } from "./contents-drawing.ts";
import { classes, singles } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";
import { teachers } from "./pages-teachers.ts";

/** A front desk: what is new, what to start with, who is in the studio. */
export const home: CataloguePage = {
  token: "home",
  url: "home",
  name: "Academy",
  description: "Short lessons for long evenings. Start anywhere, stop anywhere.",
  picture: "cover-raised-hands",
  sections: [
    videos(
      "hero",
      "home-hero",
      "New path",
      ["why-orange-shouts", "saturn-would-float", "squint", "a-meadow-in-a-box"],
      { role: "hero" },
    ),
    personal("home-continue", "Continue watching", "continue_watching"),
    tabbed(
      "grid",
      "home-courses",
      "Courses for a rainy week",
      [
        { token: "all", name: "All", items: courses },
        {
          token: "beginner",
          name: "Beginner",
          items: levels.Beginner,
        },
        {
          token: "drawing",
          name: "Drawing",
          items: [
            "see-like-a-painter",
            "drawing-with-circles",
            "rhythm-in-colour",
            "following-the-light",
          ],
        },
        {
          token: "science",
          name: "Science",
          items: [
            "kitchen-window-botany",
            "the-butterfly-effect",
            "earth-seen-properly",
            "a-tour-of-the-giants",
            "along-the-water",
            "moon-evenings",
            "following-the-light",
            "seeds-and-spirals",
          ],
        },
        {
          token: "under-an-hour",
          name: "Under an hour",
          items: ["moon-evenings", "rhythm-in-colour", "sorting-in-colour", "seeds-and-spirals"],
        },
      ],
      { type: "page", pageSize: 8 },
    ),
    videos("path", "home-painter", "See like a painter", tokensOf(painter), {
      description:
        "Eight lessons, one after the other. Stop anywhere: the path remembers where you are.",
    }),
    videos("single", "home-studio", "In the studio now", ["open-studio"], {
      role: "live",
      liveUpdate: true,
      showDescription: true,
    }),
    topics(
      "carousel",
      "home-subjects",
      "Subjects",
      ["drawing", "colour", "computing", "patterns", "science", "outdoors"],
      { aspectRatio: "1:1" },
    ),
    personal("home-list", "Your watch list", "watch_list"),
    videos("carousel", "home-singles", "One lesson, one idea", tokensOf(singles), {
      description: "No course, no order, no homework.",
    }),
    topics("carousel", "home-teachers", "Who you will meet", tokensOf(teachers), {
      aspectRatio: "1:1",
    }),
    prose(
      "home-how",
      "How it works",
      "<p>A lesson is as long as a cup of tea. Each one ends with something to do with your hands, and the next one starts by asking how it went.</p><p>There are no marks. There is a certificate, if you like paper.</p>",
    ),
    videos("carousel", "home-sky", "Out of this world", tokensOf(alternate(giants, earth, moon)), {
      pageSize: 12,
    }),
    videos(
      "carousel",
      "home-patterns",
      "Patterns everywhere",
      tokensOf(alternate(spirals, chaos)),
      {
        aspectRatio: "1:1",
        pageSize: 12,
      },
    ),
    videos(
      "carousel",
      "home-sorting",
      "Put things in order",
      tokensOf(alternate(sorting, rhythm)),
      {
        description: "Shelves and ribbons by turns: twelve lessons in sorting and in rhythm.",
        pageSize: 12,
      },
    ),
    videos("list", "home-classes", "Live classes", tokensOf(classes.slice(2)), {
      role: "live",
      liveUpdate: true,
      showDescription: true,
    }),
    topics("single", "home-certificate", "And at the end", ["certificates"], {
      showDescription: true,
    }),
  ],
};
