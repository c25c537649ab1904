import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { documentary } from "./contents-documentary.ts";
import { drama } from "./contents-drama.ts";
import { mystery } from "./contents-mystery.ts";
import { skerryLight, slowWater } from "./contents-series.ts";
import { seedCycle, shorts } from "./contents-shorts.ts";

/** The shelves, and the series on them. */
export const filmPages: CataloguePage[] = [
  {
    token: "films",
    url: "films",
    name: "All films",
    description: "Everything we own, thirty of it at a time on the big screen.",
    picture: "mono-forest-path-hero",
    sections: [
      topics("carousel", "films-shelves", "Shelves", ["drama", "mystery", "documentary", "shorts"]),
      prose(
        "films-order",
        "In no order",
        "<p>We tried by year, by country and by length. People walked past all three. So this is the order in which the films came through the door.</p>",
      ),
      videos("grid", "films-all", "As they came", tokensOf([...drama, ...mystery.slice(0, 3)]), {
        aspectRatio: "2:3",
        pageSize: 12,
      }),
    ],
  },
  {
    token: "drama",
    url: "drama",
    name: "Drama",
    description: "People, mostly near water.",
    picture: "warm-dandelion-dusk-hero",
    sections: [
      videos("grid", "drama-all", "Drama", tokensOf(drama), {
        aspectRatio: "2:3",
        pageSize: 12,
      }),
    ],
  },
  {
    token: "mystery",
    url: "mystery",
    name: "Mystery",
    description: "Something is not as it was.",
    picture: "mono-grey-clock-thumb",
    sections: [
      videos("single", "mystery-first", "Begin here", ["the-clockmakers-house"], {
        showDescription: true,
      }),
      videos("list", "mystery-all", "Then lock the door", tokensOf(mystery.slice(1)), {
        showDescription: true,
      }),
    ],
  },
  {
    token: "documentary",
    url: "documentary",
    name: "Documentary",
    description: "Films about things that are so.",
    picture: "warm-low-poly-lake-thumb",
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
        "All documentaries",
        tokensOf(documentary).filter(
          (token) => !["swirl", "horizon-line", "eleven-days-a-year"].includes(token),
        ),
        { pageSize: 8 },
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
      videos("grid", "shorts-all", "All shorts", tokensOf(shorts), { pageSize: 12 }),
    ],
  },
  {
    token: "the-seed-cycle",
    url: "the-seed-cycle",
    name: "The Seed Cycle",
    description: "Drawings that turn, one angle at a time.",
    picture: "warm-seed-spiral-thumb",
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
  {
    token: "series",
    url: "series",
    name: "Series",
    description: "Stories that would not fit into one evening.",
    picture: "mono-keeper-moonlit",
    sections: [
      topics(
        "grid",
        "series-all",
        "To be continued",
        ["slow-water", "the-skerry-light", "the-seed-cycle"],
        {
          aspectRatio: "2:3",
        },
      ),
    ],
  },
  {
    token: "slow-water",
    url: "slow-water",
    name: "Slow Water",
    description:
      "Every morning the ferry leaves empty and every evening it comes back full. Nobody on the far shore has ever asked why.",
    picture: "warm-violet-lake-hero",
    sections: [
      videos("list", "slow-water-parts", "Four parts", tokensOf(slowWater), {
        showDescription: true,
      }),
      videos(
        "carousel",
        "slow-water-after",
        "By the same director",
        ["seed-hour", "before-the-boats-come-in", "the-violet-hour", "a-room-above-the-avenue"],
        { aspectRatio: "2:3" },
      ),
    ],
  },
  {
    token: "the-skerry-light",
    url: "the-skerry-light",
    name: "The Skerry Light",
    description: "One tower, four lamps, a hundred and twenty-seven years.",
    picture: "mono-lighthouse-moon-hero",
    sections: [
      videos("list", "skerry-light-parts", "Four parts", tokensOf(skerryLight), {
        showDescription: true,
      }),
      videos("carousel", "skerry-light-after", "The same beam, other shores", [
        "the-keeper",
        "lamp-out",
        "the-second-keeper",
        "fog-signal",
      ]),
    ],
  },
];
