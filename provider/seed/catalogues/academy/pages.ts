import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf } from "../entries.ts";
import { personal, prose, results, topics, videos } from "../rows.ts";
import { classes } from "./contents-outdoors.ts";
import { home } from "./home.ts";
import { coursePages } from "./pages-courses.ts";
import { paths } from "./pages-paths.ts";
import { subjectPages } from "./pages-subjects.ts";
import { teacherPages } from "./pages-teachers.ts";

const servicePages: CataloguePage[] = [
  {
    token: "live-classes",
    url: "live-classes",
    name: "Live classes",
    description: "A teacher at the other end, and time for questions.",
    picture: "cover-greenhouse",
    sections: [
      videos("single", "classes-now", "In the studio now", ["open-studio"], {
        role: "live",
        liveUpdate: true,
        showDescription: true,
      }),
      videos("list", "classes-next", "Timetable", tokensOf(classes.slice(1)), {
        role: "live",
        liveUpdate: true,
        showDescription: true,
      }),
    ],
  },
  {
    token: "certificates",
    url: "certificates",
    name: "A certificate, if you like paper",
    description: "Finish a course and we post you a card, printed on the press in our cellar.",
    picture: "cover-certificate",
    sections: [
      {
        token: "certificates-how",
        name: "How you get one",
        role: "custom_html",
        type: "text",
        layout: "single",
        body: '<ol><li>Watch every lesson of a course.</li><li>Send us one thing that you made.</li><li>Wait for the postman.</li></ol><p><a href="https://example.com/academy/certificates">What the card looks like</a></p>',
      },
      topics(
        "grid",
        "certificates-soon",
        "Done in an hour",
        ["moon-evenings", "rhythm-in-colour", "sorting-in-colour", "seeds-and-spirals"],
        { showDescription: true },
      ),
    ],
  },
  {
    token: "my-list",
    url: "my-list",
    name: "Your lessons",
    description: "What you kept, and where you stopped.",
    picture: "cover-kite",
    sections: [
      personal("my-list-continue", "Continue watching", "continue_watching"),
      personal("my-list-all", "Your watch list", "watch_list", "grid"),
    ],
  },
  {
    token: "search",
    url: "search",
    name: "Search",
    description: "Find a lesson, a teacher or a vegetable.",
    picture: "cover-beads",
    sections: [results("search-results", "Results")],
  },
  {
    token: "terms",
    url: "terms",
    name: "Terms of service",
    picture: "cover-pencil",
    sections: [
      prose(
        "terms-text",
        "Class rules",
        "<p>Lessons are for you and whoever sits beside you. A course that you bought is yours to keep; a subscription ends when you end it. What you draw belongs to you.</p>",
      ),
    ],
  },
  {
    token: "privacy",
    url: "privacy",
    name: "Privacy policy",
    picture: "cover-window",
    sections: [
      prose(
        "privacy-text",
        "What the register says",
        "<p>Your name, your address, and how far you came in each lesson, so that the next one starts in the right place. We give it to nobody, your school included.</p>",
      ),
    ],
  },
];

/** Every page of Academy; the first is home. */
export const pages: CataloguePage[] = [
  home,
  ...subjectPages,
  ...coursePages,
  ...teacherPages,
  paths,
  ...servicePages,
];
