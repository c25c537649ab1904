import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf, without } from "../entries.ts";
import { personal, prose, tabbed, topics, videos } from "../rows.ts";
import { notebook } from "./contents-series.ts";
import { seedCycle } from "./contents-seed-cycle.ts";
import { shorts } from "./contents-shorts.ts";

export const thirty = [
  "swirl",
  "timber",
  "vermilion",
  "the-clockmakers-house",
  "seed-hour",
  "nine-people-and-a-ferry",
  "the-long-pier",
  "the-house-with-no-north",
  "the-autumn-wind",
  "lamp-out",
  "two-dogs-at-the-door",
  "blue-a-chemistry",
  "forty-cups",
  "a-room-above-the-avenue",
  "my-sisters-kite",
  "the-weight-of-water",
  "the-second-keeper",
  "the-road-to-halden",
  "one-stream",
  "the-violet-hour",
  "fog-signal",
  "what-the-maple-knew",
  "eleven-days-a-year",
  "last-bus-to-terrace-nine",
  "the-grey-hours",
  "walking-to-the-picos",
  "the-people-who-painted-mountains",
  "low-pressure",
  "horizon-line",
  "the-wooden-bird",
];

/** One screen: the film of the week, and twenty-nine others. */
export const home: CataloguePage = {
  token: "now-showing",
  url: "now-showing",
  name: "Now showing",
  description: "Thirty films at a time, chosen by people who watch them twice.",
  picture: "tenant-at-a-window",
  sections: [
    videos(
      "hero",
      "now-hero",
      "Film of the week",
      ["the-long-pier", "before-the-boats-come-in", "a-room-above-the-avenue", "swirl"],
      { role: "hero" },
    ),
    personal("now-continue", "Continue watching", "continue_watching"),
    videos("month", "now-thirty", "Thirty films, this month", thirty, {
      description:
        "One arrives each day, one leaves. Thirteen are free. All thirty: from €6.90 a month.",
      aspectRatio: "2:3",
      pageSize: 30,
    }),
    topics("single", "now-slow-water", "Series", ["slow-water"], {
      showDescription: true,
    }),
    personal("now-list", "Your shelf", "watch_list"),
    {
      token: "now-ticket",
      name: "A ticket for the whole year",
      description: "Thirty films at any time, no advertising, as many evenings as you like.",
      role: "paywall",
      type: "paywall",
      layout: "single",
      items: ["lumen-all"],
    },
    prose(
      "now-why-thirty",
      "Why thirty, and not three thousand",
      "<p>A list that never ends is a list nobody reads. We show thirty films and tell you why each one is here. When you have seen one, there is a next one; when you have seen them all, it is the first of the month again.</p>",
    ),
    tabbed(
      "grid",
      "now-shorts",
      "Before the main film",
      [
        {
          token: "all",
          name: "All shorts",
          items: [...without(tokensOf(shorts), ["sunflower-seeds"]), "sunflower-seeds"],
        },
        {
          token: "funny",
          name: "Funny",
          items: [
            "understudy",
            "ladybird-monday",
            "the-spruces-are-late",
            "lunch-on-the-jetty",
            "green-water",
          ],
        },
        {
          token: "grey",
          name: "Black and white",
          items: ["planks", "a-shaft-of-light", "ridge", "the-spruces-are-late"],
        },
        { token: "drawn", name: "Drawn", items: ["sunflower-seeds", "rocket-picnic"] },
      ],
      { pageSize: 8 },
    ),
    topics("single", "now-skerry-light", "Another series", ["the-skerry-light"], {
      showDescription: true,
    }),
    videos("list", "now-notebook", "From the notebook", tokensOf(notebook.slice(0, 5)), {
      showDescription: true,
    }),
    videos("carousel", "now-evening", "An evening at the cinema", ["an-evening-with-maren-holt"], {
      role: "live",
      liveUpdate: true,
    }),
    topics(
      "carousel",
      "now-directors",
      "Three people to follow",
      ["maren-holt", "teodor-brask", "adaeze-okafor"],
      { aspectRatio: "1:1" },
    ),
    videos("carousel", "now-seeds", "The Seed Cycle, in order", tokensOf(seedCycle)),
  ],
};
