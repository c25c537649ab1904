import type { CataloguePage } from "../../catalogue.ts";
import { prose, topics, videos } from "../rows.ts";

/** The page of all directors. */
export const directors: CataloguePage = {
  token: "directors",
  url: "directors",
  name: "Directors",
  description: "We follow a few people for a long time.",
  picture: "mono-alpine-evening-thumb",
  sections: [
    topics(
      "grid",
      "directors-all",
      "The three that we follow",
      ["maren-holt", "teodor-brask", "adaeze-okafor"],
      {
        aspectRatio: "1:1",
        showDescription: true,
      },
    ),
    prose(
      "directors-why",
      "Why only three",
      "<p>Because we show everything that they make: the first film, the one that went wrong, and the one that they would rather not talk about. It takes years. A fourth is being discussed.</p>",
    ),
    videos(
      "list",
      "directors-first",
      "If you have one evening for each",
      ["the-long-pier", "two-dogs-at-the-door", "slow-water-one"],
      { showDescription: true },
    ),
    videos(
      "carousel",
      "directors-talks",
      "In their own words",
      ["an-evening-with-maren-holt", "why-black-and-white", "the-sound-of-a-pier"],
      { liveUpdate: true },
    ),
  ],
};

/** Directors, each on a page below "directors". */
export const peoplePages: CataloguePage[] = [
  {
    token: "maren-holt",
    url: "directors/maren-holt",
    name: "Maren Holt",
    description: "Films islands, and the people who will not leave them.",
    picture: "portrait-maren-holt",
    sections: [
      prose(
        "maren-holt-about",
        "Holt, the patient one",
        "<p>Maren Holt was born on a ferry, by her own account. She was a meteorologist until 2004, when she borrowed a camera to film a fog and kept it. Works with a crew of three and never in summer.</p>",
      ),
      videos(
        "grid",
        "maren-holt-films",
        "Her films",
        [
          "the-long-pier",
          "the-keeper",
          "the-second-keeper",
          "nine-people-and-a-ferry",
          "what-the-maple-knew",
          "the-clockmakers-house",
        ],
        { aspectRatio: "2:3" },
      ),
      videos("single", "maren-holt-swell", "And one without people", ["the-long-swell"], {
        showDescription: true,
      }),
      videos(
        "carousel",
        "maren-holt-talks",
        "In conversation",
        ["an-evening-with-maren-holt", "the-sound-of-a-pier"],
        { liveUpdate: true },
      ),
    ],
  },
  {
    token: "teodor-brask",
    url: "directors/teodor-brask",
    name: "Teodor Brask",
    description: "Comedies with the lights off.",
    picture: "portrait-teodor-brask",
    sections: [
      prose(
        "teodor-brask-about",
        "Brask, the dry one",
        "<p>Teodor Brask has made eleven films without once raising his voice or a camera above eye level. Says that black and white is cheaper, which is untrue, and funnier, which is.</p>",
      ),
      videos(
        "grid",
        "teodor-brask-films",
        "His films",
        [
          "timber",
          "two-dogs-at-the-door",
          "low-pressure",
          "the-road-to-halden",
          "the-house-with-no-north",
          "inventory-of-a-drowned-village",
        ],
        { aspectRatio: "2:3" },
      ),
      videos(
        "list",
        "teodor-brask-more",
        "Before dawn, and over coffee",
        ["the-grey-hours", "why-black-and-white"],
        { showDescription: true },
      ),
    ],
  },
  {
    token: "adaeze-okafor",
    url: "directors/adaeze-okafor",
    name: "Adaeze Okafor",
    description: "Everything happens in the last hour of light.",
    picture: "portrait-adaeze-okafor",
    sections: [
      prose(
        "adaeze-okafor-about",
        "Okafor, the warm one",
        "<p>Adaeze Okafor trained as a painter, which you will notice, and as a nurse, which you may not. Her actors say that she whispers <em>action</em> and thanks the sun afterwards.</p>",
      ),
      videos(
        "grid",
        "adaeze-okafor-films",
        "Her films",
        [
          "seed-hour",
          "the-violet-hour",
          "before-the-boats-come-in",
          "a-room-above-the-avenue",
          "the-wooden-bird",
          "vermilion",
        ],
        { aspectRatio: "2:3" },
      ),
      topics("single", "adaeze-okafor-series", "And a series", ["slow-water"], {
        showDescription: true,
      }),
    ],
  },
];
