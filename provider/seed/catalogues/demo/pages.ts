import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf } from "../entries.ts";
import { personal, prose, results, videos } from "../rows.ts";
import { cities, lattice } from "./contents-cities.ts";
import { small, spruce } from "./contents-forest.ts";
import { blueHour, weather } from "./contents-lakes.ts";
import { cameras, evenings } from "./contents-live.ts";
import { coast, tideline } from "./contents-sea.ts";
import { giants } from "./contents-giants.ts";
import { earth, moons } from "./contents-space.ts";
import { home } from "./home.ts";
import { naturePages } from "./pages-nature.ts";
import { seriesPages } from "./pages-series.ts";
import { skyPages } from "./pages-sky.ts";

const servicePages: CataloguePage[] = [
  {
    token: "live",
    url: "live",
    name: "Live",
    description: "Cameras that never stop, and evenings to look forward to.",
    picture: "keeper-moonlit",
    sections: [
      videos("grid", "live-now", "Live now", tokensOf(cameras), { role: "live", liveUpdate: true }),
      videos("list", "live-next", "Coming up", tokensOf(evenings), {
        role: "live",
        liveUpdate: true,
        showDescription: true,
      }),
      videos("carousel", "live-meanwhile", "While you wait", [
        "the-keepers-rounds",
        "winter-pier",
        "terminator-line",
        "last-light-over-the-karst",
        "city-of-amber",
        "tideline-slack-water",
      ]),
    ],
  },
  {
    token: "films",
    url: "films",
    name: "All films",
    description: "The whole shelf, in no particular order.",
    picture: "after-the-rain-hero",
    sections: [
      videos(
        "grid",
        "films-all",
        "One evening each",
        tokensOf([...weather, ...small, ...cities, ...moons, ...coast, ...giants, ...earth]),
        { pageSize: 12 },
      ),
      videos(
        "carousel",
        "films-episodes",
        "All episodes",
        tokensOf([...blueHour, ...spruce, ...tideline, ...lattice]),
      ),
    ],
  },
  {
    token: "field-notes",
    url: "field-notes",
    name: "Field notes",
    description: "Letters from the crews, once a month.",
    picture: "autumn-ridge-thumb",
    sections: [
      prose(
        "field-notes-november",
        "November, from the jetty",
        "<p>We arrived on the second and the ice on the ninth, at ten past four in the afternoon. Between those two dates we filmed a great deal of water. Nobody minded. <em>Winter Pier</em> is seventy-two minutes long and contains all of the ninth.</p><p>The owner of the jetty came down each day with a thermos and asked whether anything had happened. On the tenth we could say yes.</p>",
      ),
      videos("single", "field-notes-film", "The film", ["winter-pier"], { showDescription: true }),
      prose(
        "field-notes-september",
        "September, forty miles out",
        "<p>The skipper turned the engine off without being asked. That is how we knew we had reached it: green water on one side, white air on the other, and a line between them that you could have put a hand on.</p>",
      ),
      videos("single", "field-notes-sea", "The film", ["where-the-sea-turns-white"], {
        showDescription: true,
      }),
    ],
  },
  {
    token: "my-list",
    url: "my-list",
    name: "Your films",
    description: "What you kept, and where you stopped.",
    picture: "last-light-hero",
    sections: [
      personal("my-list-continue", "Continue watching", "continue_watching"),
      personal("my-list-all", "Your watch list", "watch_list", "grid"),
    ],
  },
  {
    token: "search",
    url: "search",
    name: "Search",
    description: "Find a film, a place or an hour of the day.",
    picture: "night-light-lines",
    sections: [results("search-results", "Results")],
  },
  {
    token: "terms",
    url: "terms",
    name: "Terms of service",
    picture: "night-light-lines",
    sections: [
      prose(
        "terms-text",
        "What you agree to",
        "<p>Watch as often as you like, on as many evenings as there are. A subscription ends when you end it. Films come and go; the page of each says until when it stays.</p>",
      ),
    ],
  },
  {
    token: "privacy",
    url: "privacy",
    name: "Privacy policy",
    picture: "night-light-lines",
    sections: [
      prose(
        "privacy-text",
        "What we know of you",
        "<p>Your address when you sign in, and where you stopped in a film. Visits are measured without your name, and you may say no at the foot of every page.</p>",
      ),
    ],
  },
];

/** Every page of Meridian; the first is home. */
export const pages: CataloguePage[] = [
  home,
  ...naturePages,
  ...skyPages,
  ...seriesPages,
  ...servicePages,
];
