import type { CataloguePage } from "../../catalogue.ts";
import { covered, tokensOf, without } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { ringWorld, seedlings } from "./collections.ts";
import { cities, lattice } from "./contents-cities.ts";
import { small, spruce } from "./contents-forest.ts";
import { blueHour, weather } from "./contents-lakes.ts";
import { coast, tideline } from "./contents-sea.ts";
import { earth, moons } from "./contents-space.ts";

/** A series is a page: what it is, its episodes in order, and what to see after. */
export const seriesPages: CataloguePage[] = [
  {
    token: "series",
    url: "series",
    name: "Series",
    description: "Films that need more than one evening.",
    picture: "boats-at-dusk-hero",
    sections: [
      topics(
        "grid",
        "series-all",
        "Six so far",
        ["blue-hour", "spruce", "tideline", "ring-world", "lattice", "seedlings"],
        { aspectRatio: "2:3" },
      ),
      prose(
        "series-why",
        "Why so few?",
        "<p>We make two series a year. The first episode is always open to everyone, because you should know how slow it is before you pay for it.</p>",
      ),
      videos("carousel", "series-first", "First episodes, open to everyone", [
        "spruce-the-path-in",
        "blue-hour-the-light-that-stays",
        "tideline-slack-water",
        "ring-world-ten-years",
        "lattice-steel",
        "seedbound",
      ]),
    ],
  },
  {
    token: "blue-hour",
    url: "blue-hour",
    name: "Blue Hour",
    description: "One lake, one hour, five seasons.",
    picture: "midnight-islands-hero",
    ...covered(blueHour),
    sections: [
      videos("list", "blue-hour-episodes", "Episodes", tokensOf(blueHour), {
        showDescription: true,
      }),
      videos("carousel", "blue-hour-after", "When you have seen it", tokensOf(weather.slice(0, 6))),
    ],
  },
  {
    token: "spruce",
    url: "spruce",
    name: "Spruce",
    description: "A year in an old forest, from the path in to the meltwater.",
    picture: "forest-path-hero",
    ...covered(spruce),
    sections: [
      videos("list", "spruce-episodes", "Episodes", tokensOf(spruce), { showDescription: true }),
      videos("carousel", "spruce-after", "Closer to the ground", tokensOf(small)),
    ],
  },
  {
    token: "tideline",
    url: "tideline",
    name: "Tideline",
    description: "The sea, between one tide and the next.",
    picture: "sea-violet-thumb",
    ...covered(tideline, "sea-sunset-hero"),
    sections: [
      videos("list", "tideline-episodes", "Episodes", tokensOf(tideline), {
        showDescription: true,
      }),
      videos(
        "carousel",
        "tideline-after",
        "Along the same shore",
        without(tokensOf(coast), ["moon-over-skerry-light"]),
      ),
    ],
  },
  {
    token: "ring-world",
    url: "ring-world",
    name: "Ring World",
    description: "Ten years around Saturn, without a word.",
    picture: "ring-lanes",
    ...covered(ringWorld, "drawn-rings"),
    sections: [
      videos("list", "ring-world-episodes", "Episodes", tokensOf(ringWorld), {
        showDescription: true,
      }),
      videos("carousel", "ring-world-after", "Other bodies", tokensOf([...moons, ...earth])),
    ],
  },
  {
    token: "lattice",
    url: "lattice",
    name: "Lattice",
    description: "How a city is put together, and who lights it.",
    picture: "facade-lines",
    ...covered(lattice, "night-rain-pane"),
    sections: [
      videos("list", "lattice-episodes", "Episodes", tokensOf(lattice), { showDescription: true }),
      videos("carousel", "lattice-after", "Later the same night", tokensOf(cities)),
    ],
  },
  {
    token: "seedlings",
    url: "seedlings",
    name: "Seedlings",
    description: "Things that start small and are in no hurry.",
    picture: "meadow-thumb",
    ...covered(seedlings, "fallen-maple-hero"),
    sections: [
      videos("list", "seedlings-episodes", "Four shorts", tokensOf(seedlings), {
        showDescription: true,
      }),
      videos(
        "carousel",
        "seedlings-after",
        "In the same grass",
        without(tokensOf(small), [...tokensOf(seedlings), "what-the-maple-let-go"]),
      ),
    ],
  },
];
