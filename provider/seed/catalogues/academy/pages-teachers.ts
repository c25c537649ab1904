import type { CatalogueContent, CataloguePage } from "../../catalogue.ts";
import { about, covered, tokensOf } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { rhythm, sorting } from "./contents-computing.ts";
import { circles, painter } from "./contents-drawing.ts";
import { botany, singles } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";

export type Teacher = {
  token: string;
  name: string;
  /** One line below the portrait. */
  description: string;
  about: [heading: string, text: string];
  courses: string[];
  lessons: CatalogueContent[];
};

/** Those who teach; each has a page of that token. */
export const teachers: Teacher[] = [
  {
    token: "yael-brandt",
    name: "Yael Brandt",
    description: "Drawing. Large, fast and with a very short pencil.",
    about: [
      "Large and fast",
      "Painted theatre backdrops for twenty years, so she draws fast and large. Keeps every pencil until it is shorter than her thumb.",
    ],
    courses: ["see-like-a-painter"],
    lessons: painter,
  },
  {
    token: "dario-lemke",
    name: "Dario Lemke",
    description: "Circles, and what happens when one carries another.",
    about: [
      "The same subject",
      "Repaired fairground rides before he studied mathematics, and says it was the same subject. Draws along with everybody in the live studio.",
    ],
    courses: ["drawing-with-circles", "the-butterfly-effect"],
    lessons: [...circles, ...chaos],
  },
  {
    token: "tomasz-adeyemi",
    name: "Tomasz Adeyemi",
    description: "Computing, with objects that can be picked up.",
    about: [
      "By hand first",
      "Librarian. Has sorted more things by hand than most people have by machine, and starts every lesson with a pile on a table.",
    ],
    courses: ["sorting-in-colour"],
    lessons: sorting,
  },
  {
    token: "noor-haddad",
    name: "Noor Haddad",
    description: "Pattern and colour, counted aloud.",
    about: [
      "In three languages",
      "Weaves. Counts in her sleep, aloud, in three languages. Says that a pattern is a promise, and that breaking it once is the art.",
    ],
    courses: ["seeds-and-spirals", "rhythm-in-colour"],
    lessons: [...rhythm, ...spirals],
  },
  {
    token: "ingrid-vos",
    name: "Ingrid Vos",
    description: "Sky and weather, from the deck upwards.",
    about: [
      "Less stressful",
      "Forecast for a ferry line until she decided that planets were less stressful. Still looks at the clouds first.",
    ],
    courses: ["earth-seen-properly", "a-tour-of-the-giants", "moon-evenings"],
    lessons: [...earth, ...giants, ...moon],
  },
  {
    token: "mireille-castan",
    name: "Mireille Castan",
    description: "Botany, at the kitchen window and outside.",
    about: [
      "Under the moss",
      "Runs a greenhouse and a very small museum of seeds. The key is under the moss.",
    ],
    courses: ["kitchen-window-botany"],
    lessons: [...botany, ...about("outdoors", singles)],
  },
];

/** Whose lessons are whose. */
export const taught = teachers.map(({ name, lessons }): [string, string[]] => [
  name,
  tokensOf(lessons),
]);

/** Who teaches, and a page of each. */
export const teacherPages: CataloguePage[] = [
  {
    token: "teachers",
    url: "teachers",
    name: "Teachers",
    description: "Six people who like being asked.",
    picture: "cover-raised-hands",
    sections: [
      topics("grid", "teachers-all", "Who you will meet", tokensOf(teachers), {
        aspectRatio: "1:1",
        showDescription: true,
      }),
      videos("carousel", "teachers-first", "Meet each in one lesson", [
        "draw-the-air",
        "a-heart-in-eleven-wheels",
        "combing-with-shell",
        "count-the-arms",
        "saturn-would-float",
        "a-meadow-in-a-box",
      ]),
    ],
  },
  ...teachers.map(pageOf),
];

function pageOf({ token, name, description, about, courses, lessons }: Teacher): CataloguePage {
  const [heading, text] = about;
  return {
    token,
    url: `teachers/${token}`,
    name,
    description,
    picture: `portrait-${token}`,
    ...covered(lessons),
    sections: [
      prose(`${token}-about`, heading, `<p>${text}</p>`),
      topics("grid", `${token}-courses`, "Courses", courses, { showDescription: true }),
      videos("carousel", `${token}-lessons`, "Lessons", tokensOf(lessons)),
    ],
  };
}
