import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf, without } from "../entries.ts";
import { personal, prose, tabbed, topics, videos } from "../rows.ts";
import { onAir } from "./contents-live.ts";
import { crossTraining } from "./contents-originals.ts";
import { laterThisWeek, tonight } from "./contents-schedule.ts";

const comingUp = tokensOf([...tonight, ...laterThisWeek]);
const motor = comingUp.filter((token) =>
  /^(arena-gp|gt|alpine|desert|oval|superspeedway)-/.test(token),
);

/** Of today one event of a sport, so that the list ends on the screen it begins on; the schedule has the others. */
const today = [
  "superspeedway-main-event",
  "glacier-northwind",
  "clay-masters-doubles",
  "kestrels-harbour",
  "open-water-regatta-race-eight",
];

/** What the rail of time holds: the last replays, what is on air, what is next; no two of a sport side by side. */
const aroundNow = [
  "regatta-race-six-in-full",
  "alpine-stage-three",
  "round-thirteen-in-full",
  "the-last-eight-hundred-metres",
  ...without(tokensOf(onAir), [
    "twelve-hours-of-corvara",
    "short-course-heats",
    "desert-hill-six-hours",
  ]),
  ...tokensOf(tonight.slice(1)),
];

/** The present first, then the schedule, then what was missed. */
export const home: CataloguePage = {
  token: "home",
  url: "home",
  name: "Arena",
  description: "Every heat, every lap, every final. Live and on demand.",
  picture: "football-wide",
  sections: [
    videos(
      "hero",
      "home-hero",
      "Now",
      [
        "twelve-hours-of-corvara",
        "clay-masters-quarter-final",
        "cross-training-wind",
        "short-course-heats",
        "athletics-400-final",
      ],
      { role: "hero", liveUpdate: true },
    ),
    videos("timeline", "home-clock", "Before, now and next", aroundNow, {
      role: "live",
      liveUpdate: true,
      pageSize: 24,
    }),
    personal("home-continue", "Continue watching", "continue_watching"),
    videos(
      "carousel",
      "home-short",
      "Under ten minutes",
      [
        "lane-four",
        "eleven-seconds-from-their-own-box",
        "how-to-slide",
        "sparks-the-pole-lap-explained",
        "where-the-puck-will-be",
        "room-at-the-mark",
        "lane-eight",
        "the-lap-everyone-lost",
        "turns-that-win-medleys",
        "forty-one-strokes",
        "rock-cut-on-board",
        "power-play-all-nine-goals",
      ],
      { pageSize: 12 },
    ),
    tabbed(
      "list",
      "home-coming-up",
      "Coming up",
      [
        { token: "tonight", name: "Next", items: today },
        { token: "week", name: "This week", items: tokensOf(laterThisWeek) },
        { token: "motor", name: "Motor sport", items: motor },
      ],
      { role: "live", liveUpdate: true, showDescription: true },
    ),
    videos("carousel", "home-replays", "Replays", [
      "regatta-race-six-in-full",
      "semi-final-game-two-in-full",
      "preseason-full-race",
      "short-course-night-one-in-full",
      "round-thirteen-in-full",
      "indoor-night-highlights",
      "alpine-stage-three",
      "athletics-day-one-in-full",
      "three-wide-for-nine-laps",
      "thirty-knots-and-soup",
      "gt-masters-full-highlights",
    ]),
    topics(
      "carousel",
      "home-sports",
      "All sports",
      [
        "football",
        "athletics",
        "tennis",
        "swimming",
        "ice-hockey",
        "sailing",
        "formula",
        "endurance",
        "alpine-cup",
        "gt-masters",
        "desert-hill",
        "ovals",
      ],
      { aspectRatio: "1:1" },
    ),
    personal("home-list", "Your watch list", "watch_list"),
    topics("single", "home-cross-training", "Originals", ["cross-training"], {
      showDescription: true,
    }),
    videos("carousel", "home-analysis", "How it works", [
      "reading-the-streaks",
      "eighteen-degrees",
      "why-tracks-turn-left",
      "the-stone-wall",
      "eight-millimetres-of-grass",
      "season-preview-ten-questions",
      "the-number-six",
      "the-timekeepers",
    ]),
    prose(
      "home-promise",
      "Nothing spoiled",
      "<p>No result in a headline, no winner in a picture, no score in a push message. If you come late, start at the beginning; if you come on time, you can still go back.</p>",
    ),
    videos("carousel", "home-full", "In full, from the first whistle", [
      "clay-masters-round-of-sixteen",
      "orange-leads-sprint-one",
      "sunday-afternoon-third-tier",
      "gt-masters-round-one-full-race",
      "the-blue-track-at-night",
      "alpine-stage-one",
      "open-air-four-hundred",
      "superspeedway-last-year-in-full",
      "sixty-saves",
      "corvara-night-session",
    ]),
    videos("carousel", "home-training", "Cross Training", tokensOf(crossTraining)),
  ],
};
