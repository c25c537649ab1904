import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf, without } from "../entries.ts";
import { personal, prose, tabbed, topics, videos } from "../rows.ts";
import { light } from "./collections.ts";
import { cities } from "./contents-cities.ts";
import { small } from "./contents-forest.ts";
import { earth, moons } from "./contents-space.ts";

/** No two pictures of the night side by side or above each other. */
const unhurried = [
  "stream-in-one-take",
  "half-moon-full-hour",
  "marigold-opening",
  "europe-lights-on",
  "jupiter-rising",
  "ladybird-climbs-a-stem",
  "cloud-deck",
  "after-the-rain",
];

const underThirty = [
  "a-drop-makes-up-its-mind",
  "after-the-rain",
  "jupiter-rising",
  "low-flight",
  "ladybird-climbs-a-stem",
  "crescent-with-patience",
  "marigold-opening",
  "the-ridge-turns",
  "red-beacons",
  "two-wings",
  "long-exposure",
  "crossing-the-sahara",
];

/** Fourteen rows, so that the page itself comes in parts; none is built as the one above it. */
export const home: CataloguePage = {
  token: "home",
  url: "home",
  name: "Meridian",
  description: "Slow television about the planet, the sky above it and the places we build.",
  picture: "violet-lake-hero",
  sections: [
    videos(
      "hero",
      "home-hero",
      "Tonight",
      [
        "blue-hour-the-light-that-stays",
        "nothing-happens-on-the-green-hills",
        "ring-world-ten-years",
        "what-the-maple-let-go",
        "orbit",
      ],
      { role: "hero" },
    ),
    personal("home-continue", "Continue watching", "continue_watching"),
    videos(
      "carousel",
      "home-new",
      "New this week",
      [
        "winter-pier",
        "ring-world-the-gap",
        "alpine-dawn-in-real-time",
        "where-the-sea-turns-white",
        "tideline-slack-water",
        "drop-by-drop",
        "lattice-windows",
        "the-picos-on-foot",
      ],
      { description: "New films, and one dawn that is still to come.", liveUpdate: true },
    ),
    videos("single", "home-harbour", "Stay for the evening", ["harbour-at-dusk"], {
      role: "live",
      liveUpdate: true,
      showDescription: true,
    }),
    videos("day", "home-day", "A day, by its light", Object.values(light).flat(), {
      description: "From the first grey to the last window.",
      pageSize: 24,
    }),
    topics(
      "carousel",
      "home-series",
      "Series to live in",
      ["spruce", "ring-world", "tideline", "blue-hour", "lattice", "seedlings"],
      { aspectRatio: "2:3" },
    ),
    personal("home-list", "Your watch list", "watch_list"),
    prose(
      "home-why",
      "Why we film slowly",
      "<p>A tide takes six hours. A glacier takes a lifetime. Most films about them take forty seconds, and then cut. We keep the camera where it is, because the most interesting thing usually happens just after you would have looked away.</p><p>So there is no presenter here, and no music until the credits. There is weather, and there is time.</p>",
    ),
    tabbed(
      "grid",
      "home-unhurried",
      "Short and unhurried",
      [
        { token: "all", name: "All", items: [...unhurried, ...without(underThirty, unhurried)] },
        {
          token: "nature",
          name: "Nature",
          items: [...tokensOf(small), "after-the-rain", "the-ridge-turns", "stream-in-one-take"],
        },
        { token: "space", name: "Space", items: tokensOf([...moons, ...earth]) },
        { token: "cities", name: "Cities", items: tokensOf(cities) },
        { token: "under-30", name: "Under 30 minutes", items: underThirty },
      ],
      { pageSize: 8 },
    ),
    {
      token: "home-membership",
      name: "Stay a little longer",
      description: "Members see the paid series, and pay for the next one to be made slowly.",
      role: "paywall",
      type: "paywall",
      layout: "single",
      items: ["membership"],
    },
    videos(
      "carousel",
      "home-cities",
      "After dark",
      ["long-exposure", "city-of-amber", "the-corner-tower"],
      { description: "Three cities, from dusk until the last train." },
    ),
    videos(
      "list",
      "home-space",
      "Everything above the clouds",
      [
        "the-whole-earth-receding",
        "crescent-with-patience",
        "jupiter-the-band-and-the-storm",
        "pale-and-getting-smaller",
      ],
      { description: "Four films, each further out than the one before." },
    ),
    topics(
      "carousel",
      "home-topics",
      "Where would you like to go?",
      ["lakes", "forests", "small-worlds", "coasts", "earth", "moons", "giants", "after-dark"],
      { aspectRatio: "1:1" },
    ),
    {
      token: "home-letter",
      name: "Field notes, by post",
      role: "custom_html",
      type: "text",
      layout: "single",
      body: '<p>Once a month our crews write home: where they stood, what they waited for, and whether it came. Read the latest in <a href="/pages/field-notes">Field notes</a>.</p><ul><li>No tracking</li><li>No exclamation marks</li><li>One photograph</li></ul>',
    },
  ],
};
