import type { CataloguePage } from "../../catalogue.ts";
import { about, tokensOf } from "../entries.ts";
import { personal, prose, tabbed, topics, videos } from "../rows.ts";
import { formula } from "./contents-formula.ts";
import { gt, ovals } from "./contents-gt.ts";
import { onAir } from "./contents-live.ts";
import { crossTraining } from "./contents-originals.ts";
import { alpine, desert } from "./contents-road.ts";
import { laterThisWeek, tonight } from "./contents-schedule.ts";

const comingUp = tokensOf([...tonight, ...laterThisWeek]);
const motor = comingUp.filter((token) => /gp|gt|alpine|desert|oval|superspeedway/.test(token));

/** What the rail of time holds: the last replays, what is on air, what is next. */
const aroundNow = [
  "orange-leads-sprint-one",
  "desert-hill-last-laps",
  "alpine-stage-three",
  "preseason-full-race",
  ...tokensOf([...onAir.slice(1), ...tonight.slice(1)]),
  ...tokensOf(about("guest sports", laterThisWeek).slice(1, 4)),
];

/** The present first, then the schedule, then what was missed. */
export const home: CataloguePage = {
  token: "home",
  url: "home",
  name: "Arena",
  description: "Every heat, every lap, every final. Live and on demand.",
  picture: "drawn-trails",
  sections: [
    videos(
      "hero",
      "home-hero",
      "Now",
      [
        "twelve-hours-of-corvara",
        "floodlights",
        "first-corner-ten-cars",
        "cross-training-wind",
        "superspeedway-main-event",
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
        "dust-corner",
        "descent-from-above",
        "the-lap-everyone-lost",
        "backfire",
        "the-green-chicane",
        "racing-lines-from-above",
        "rock-cut-on-board",
        "five-from-above",
        "the-kerb-and-the-wall",
        "sparks-the-pole-lap-explained",
        "three-wide-in-the-heat",
        "pit-straight-two-point-one",
        "the-bowl",
      ],
      { pageSize: 12 },
    ),
    tabbed(
      "list",
      "home-coming-up",
      "Coming up",
      [
        { token: "tonight", name: "Today", items: tokensOf(tonight) },
        { token: "week", name: "This week", items: tokensOf(laterThisWeek) },
        { token: "motor", name: "Motor sport only", items: motor },
      ],
      { role: "live", liveUpdate: true, showDescription: true },
    ),
    videos("carousel", "home-replays", "Replays", [
      "alpine-stage-three",
      "preseason-full-race",
      "three-wide-for-nine-laps",
      "gt-masters-full-highlights",
      "desert-hill-last-laps",
      "orange-leads-sprint-one",
      "gt-masters-round-one-full-race",
      "side-by-side-to-the-line",
      "alpine-stage-two",
      "nose-to-nose-at-tank-wall",
      "corvara-six-on-the-lead-lap",
      "three-abreast-into-harrow",
    ]),
    topics(
      "carousel",
      "home-sports",
      "All sports",
      ["formula", "gt-masters", "alpine-cup", "desert-hill", "ovals", "endurance", "guest-sports"],
      { aspectRatio: "1:1" },
    ),
    personal("home-list", "Your watch list", "watch_list"),
    topics("single", "home-cross-training", "Originals", ["cross-training"], {
      showDescription: true,
    }),
    videos("carousel", "home-analysis", "How it works", [
      "eighteen-degrees",
      "the-stone-wall",
      "season-preview-ten-questions",
      "paint-shop",
      "blue-and-white",
      "the-timekeepers",
    ]),
    prose(
      "home-promise",
      "Nothing spoiled",
      "<p>No result in a headline, no winner in a picture, no score in a push message. If you come late, start at the beginning; if you come on time, you can still go back.</p>",
    ),
    videos("carousel", "home-full", "In full, from lights to flag", [
      ...tokensOf(formula.slice(1, 3)),
      ...tokensOf(gt.slice(0, 1)),
      ...tokensOf(alpine.slice(0, 3)),
      ...tokensOf(desert.slice(4, 5)),
      ...tokensOf(ovals.slice(5)),
      "corvara-night-session",
    ]),
    videos("carousel", "home-training", "Cross Training", tokensOf(crossTraining)),
  ],
};
