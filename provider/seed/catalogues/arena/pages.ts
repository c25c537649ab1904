import type { CataloguePage } from "../../catalogue.ts";
import { covered, tokensOf } from "../entries.ts";
import { personal, prose, results, topics, videos } from "../rows.ts";
import { iceHockey, tennis } from "./contents-court.ts";
import { formula } from "./contents-formula.ts";
import { gt, ovals } from "./contents-gt.ts";
import { onAir } from "./contents-live.ts";
import { crossTraining, originals } from "./contents-originals.ts";
import { alpine, desert, endurance } from "./contents-road.ts";
import { laterThisWeek, tonight } from "./contents-schedule.ts";
import { athletics, football } from "./contents-stadium.ts";
import { sailing, swimming } from "./contents-water.ts";
import { home } from "./home.ts";
import { commentatorPages } from "./pages-commentators.ts";
import { gamePages } from "./pages-games.ts";
import { sportPages } from "./pages-sports.ts";

const ahead = tokensOf([...tonight, ...laterThisWeek]);

const servicePages: CataloguePage[] = [
  {
    token: "live",
    url: "live",
    name: "Live",
    description: "Everything on air at this minute.",
    picture: "football-wide",
    sections: [
      videos("grid", "live-now", "Choose a seat", tokensOf(onAir), {
        role: "live",
        liveUpdate: true,
        showDescription: true,
      }),
      videos("carousel", "live-soon", "Within the hour", tokensOf(tonight.slice(0, 3)), {
        role: "live",
        liveUpdate: true,
      }),
    ],
  },
  {
    token: "schedule",
    url: "schedule",
    name: "Schedule",
    description: "Times are yours, wherever you are.",
    picture: "swimming-lanes",
    sections: [
      videos("schedule", "schedule-days", "Day by day", [...tokensOf(onAir), ...ahead], {
        role: "live",
        liveUpdate: true,
        showDescription: true,
        pageSize: 48,
      }),
    ],
  },
  {
    token: "replays",
    url: "replays",
    name: "Replays",
    description: "Everything that has crossed the line.",
    picture: "sailing-low-over-the-water",
    sections: [
      videos("carousel", "replays-new", "Since yesterday", [
        "the-last-eight-hundred-metres",
        "first-corner-ten-cars",
        "short-course-night-one-in-full",
        "round-thirteen-in-full",
        "alpine-stage-three",
        "clay-masters-round-of-sixteen",
        "gt-masters-full-highlights",
        "forty-one-strokes",
      ]),
      videos("carousel", "replays-sailing", "Sailing", tokensOf(sailing)),
      videos("carousel", "replays-athletics", "Athletics", tokensOf(athletics.toReversed())),
      videos("carousel", "replays-ice-hockey", "Ice hockey", tokensOf(iceHockey)),
      videos("carousel", "replays-tennis", "Tennis", tokensOf(tennis)),
      videos("carousel", "replays-swimming", "Swimming", tokensOf(swimming)),
      videos("carousel", "replays-football", "Football", tokensOf(football)),
      videos("carousel", "replays-ovals", "Ovals", tokensOf(ovals)),
      videos("carousel", "replays-formula", "Formula", tokensOf(formula)),
      videos("carousel", "replays-gt", "GT Masters", tokensOf(gt)),
      videos("carousel", "replays-alpine", "Alpine Cup", tokensOf(alpine)),
      videos("carousel", "replays-desert", "Desert Hill", tokensOf(desert)),
      videos("carousel", "replays-endurance", "Endurance", tokensOf(endurance)),
    ],
  },
  {
    token: "originals",
    url: "originals",
    name: "Originals",
    description: "Films about the people behind the times.",
    picture: "concrete-waves-hero",
    sections: [
      videos(
        "hero",
        "originals-hero",
        "Arena Originals",
        ["rain-in-forty-minutes", "mountain-legs", "steel-for-forty-thousand"],
        { role: "hero" },
      ),
      topics("single", "originals-series", "Series", ["cross-training"], {
        showDescription: true,
      }),
      videos(
        "list",
        "originals-all",
        "Single films",
        [...tokensOf(originals), "the-town-that-stays-up"],
        { showDescription: true },
      ),
    ],
  },
  {
    token: "cross-training",
    url: "cross-training",
    name: "Cross Training",
    description: "Racing drivers go and learn from everybody else.",
    picture: "drawn-lap",
    ...covered(crossTraining),
    sections: [
      videos("list", "cross-training-episodes", "Episodes", tokensOf(crossTraining), {
        showDescription: true,
      }),
    ],
  },
  {
    token: "my-list",
    url: "my-list",
    name: "Your races",
    description: "What you kept, and where you stopped.",
    picture: "athletics-blue-line",
    sections: [
      personal("my-list-continue", "Continue watching", "continue_watching"),
      personal("my-list-all", "Your watch list", "watch_list", "grid"),
    ],
  },
  {
    token: "search",
    url: "search",
    name: "Search",
    description: "Find a race, a driver or a corner.",
    picture: "ice-hockey-centre",
    sections: [results("search-results", "Results")],
  },
  {
    token: "terms",
    url: "terms",
    name: "Terms of service",
    picture: "tennis-hard-court",
    sections: [
      prose(
        "terms-text",
        "Rules of the house",
        "<p>Watch live, wind back, watch again. A pass ends when you end it, and what it costs is said before you pay. Races move with the weather; when one does, your reminder moves with it.</p>",
      ),
    ],
  },
  {
    token: "privacy",
    url: "privacy",
    name: "Privacy policy",
    picture: "swimming-night-pool",
    sections: [
      prose(
        "privacy-text",
        "What race control writes down",
        "<p>Your address when you sign in, which events you asked to be told of, and where you stopped in a race. Nobody else gets any of it, and you may delete it in your account.</p>",
      ),
    ],
  },
];

/** Every page of Arena; the first is home. */
export const pages: CataloguePage[] = [
  home,
  ...sportPages,
  ...gamePages,
  ...commentatorPages,
  ...servicePages,
];
