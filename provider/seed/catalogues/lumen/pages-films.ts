import type { CataloguePage } from "../../catalogue.ts";
import { alternate, covered, tokensOf, without } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { documentary } from "./contents-documentary.ts";
import { drama } from "./contents-drama.ts";
import { mystery } from "./contents-mystery.ts";
import { skerryLight, slowWater } from "./contents-series.ts";
import { seedCycle } from "./contents-seed-cycle.ts";
import { shorts } from "./contents-shorts.ts";

const forChildren = ["rocket-picnic", "sunflower-seeds", "nuthatch"];

/** Everything in one list. */
export const allFilms: CataloguePage = {
  token: "films",
  url: "films",
  name: "All Films",
  description: "Everything we own, thirty of it at a time on the big screen.",
  picture: "mono-forest-path-hero",
  sections: [
    topics("carousel", "films-shelves", "Shelves", ["drama", "mystery", "documentary", "shorts"]),
    prose(
      "films-order",
      "In no order",
      "<p>We tried by year, by country and by length. People walked past all three. So this is the order in which the films came through the door.</p>",
    ),
    videos("grid", "films-all", "As they came", tokensOf(alternate(drama, documentary, mystery)), {
      aspectRatio: "2:3",
      pageSize: 18,
    }),
  ],
};

/** A page of each shelf. */
export const shelves: CataloguePage[] = [
  {
    token: "drama",
    url: "drama",
    name: "Drama",
    description: "People, mostly near water.",
    picture: "warm-boat-ashore",
    sections: [
      videos("single", "drama-first", "Free for everyone", ["nine-people-and-a-ferry"], {
        showDescription: true,
      }),
      videos(
        "grid",
        "drama-all",
        "Fourteen more",
        without(tokensOf(drama), ["nine-people-and-a-ferry"]),
        { aspectRatio: "2:3", pageSize: 12 },
      ),
      topics("carousel", "drama-series", "When one evening is not enough", [
        "slow-water",
        "the-skerry-light",
      ]),
    ],
  },
  {
    token: "mystery",
    url: "mystery",
    name: "Mystery",
    description: "Something is not as it was.",
    picture: "mono-seven-oclock",
    sections: [
      videos("single", "mystery-first", "Begin here", ["the-clockmakers-house"], {
        showDescription: true,
      }),
      videos("list", "mystery-all", "Then lock the door", tokensOf(mystery.slice(1)), {
        showDescription: true,
      }),
      topics("single", "mystery-series", "In four parts", ["the-skerry-light"], {
        showDescription: true,
      }),
    ],
  },
  {
    token: "documentary",
    url: "documentary",
    name: "Documentary",
    description: "Films about things that are so.",
    picture: "warm-brush-tips",
    sections: [
      videos(
        "hero",
        "documentary-hero",
        "Seen and heard",
        ["swirl", "horizon-line", "eleven-days-a-year"],
        { role: "hero" },
      ),
      videos(
        "grid",
        "documentary-all",
        "Things that are so",
        without(tokensOf(documentary), [
          "swirl",
          "horizon-line",
          "eleven-days-a-year",
          "the-weight-of-water",
          "one-stream",
        ]),
        { pageSize: 8 },
      ),
      videos(
        "list",
        "documentary-water",
        "Two about water",
        ["the-weight-of-water", "one-stream"],
        {
          showDescription: true,
        },
      ),
    ],
  },
  {
    token: "shorts",
    url: "shorts",
    name: "Shorts",
    description: "Five to twenty minutes. Some of them take years to leave.",
    picture: "mono-nuthatch-thumb",
    sections: [
      topics("single", "shorts-cycle", "Five in a row", ["the-seed-cycle"], {
        showDescription: true,
      }),
      videos("grid", "shorts-all", "Twelve more", without(tokensOf(shorts), forChildren), {
        pageSize: 12,
      }),
      videos("list", "shorts-family", "With somebody small beside you", forChildren, {
        showDescription: true,
      }),
    ],
  },
];

/** The page of all series. */
export const seriesPage: CataloguePage = {
  token: "series",
  url: "series",
  name: "Series",
  description: "Stories that would not fit into one evening.",
  picture: "mono-keeper-moonlit",
  sections: [
    topics("hero", "series-first", "To be continued", ["slow-water"], { role: "hero" }),
    videos("carousel", "series-slow-water", "Slow Water, four parts", tokensOf(slowWater)),
    videos(
      "carousel",
      "series-skerry-light",
      "The Skerry Light, four parts",
      tokensOf(skerryLight),
    ),
    topics("single", "series-seed-cycle", "Five parts of five minutes", ["the-seed-cycle"], {
      showDescription: true,
    }),
    prose(
      "series-end",
      "They end",
      "<p>We ask for the last part before we buy the first. Four parts, five at most, and nobody wakes up at the end of one. What happens after that is yours to think about on the way home.</p>",
    ),
    videos(
      "carousel",
      "series-instead",
      "One evening instead",
      [
        "what-the-maple-knew",
        "two-dogs-at-the-door",
        "the-autumn-wind",
        "the-violet-hour",
        "fog-signal",
        "the-wooden-bird",
        "timber",
      ],
      { aspectRatio: "2:3" },
    ),
  ],
};

/** A page of each series. */
export const seriesPages: CataloguePage[] = [
  {
    token: "slow-water",
    url: "slow-water",
    name: "Slow Water",
    description:
      "Every morning the ferry leaves empty and every evening it comes back full. Nobody on the far shore has ever asked why.",
    picture: "warm-boats-at-dusk-hero",
    ...covered(slowWater, "warm-sea-sunset-hero"),
    sections: [
      videos("list", "slow-water-parts", "Four parts", tokensOf(slowWater), {
        showDescription: true,
      }),
      videos(
        "carousel",
        "slow-water-after",
        "By the same director",
        [
          "seed-hour",
          "before-the-boats-come-in",
          "the-violet-hour",
          "a-room-above-the-avenue",
          "the-wooden-bird",
          "vermilion",
        ],
        { aspectRatio: "2:3" },
      ),
    ],
  },
  {
    token: "the-skerry-light",
    url: "the-skerry-light",
    name: "The Skerry Light",
    description: "One tower, four lamps, a hundred and twenty-seven years.",
    picture: "mono-tower-on-the-skerry",
    ...covered(skerryLight, "mono-lighthouse-moon-hero"),
    sections: [
      videos("list", "skerry-light-parts", "Four parts", tokensOf(skerryLight), {
        showDescription: true,
      }),
      videos("carousel", "skerry-light-after", "The same beam, other shores", [
        "fog-signal",
        "the-second-keeper",
        "nine-people-and-a-ferry",
        "lamp-out",
      ]),
    ],
  },
  {
    token: "the-seed-cycle",
    url: "the-seed-cycle",
    name: "The Seed Cycle",
    description: "Drawings that turn, one angle at a time.",
    picture: "warm-seed-spiral-thumb",
    ...covered(seedCycle, "warm-dandelion-dusk-hero"),
    sections: [
      videos("list", "seed-cycle-parts", "Five parts", tokensOf(seedCycle), {
        aspectRatio: "1:1",
        showDescription: true,
      }),
      videos("single", "seed-cycle-before", "Where it began", ["sunflower-seeds"], {
        showDescription: true,
      }),
    ],
  },
];
