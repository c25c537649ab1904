import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";

type Commentator = {
  token: string;
  name: string;
  /** One line below the portrait. */
  description: string;
  about: [heading: string, text: string];
  next: string[];
  races: string[];
};

const commentators: Commentator[] = [
  {
    token: "odile-duval",
    name: "Odile Duval",
    description: "Formula, ovals and the track. Nine seasons at the wheel, none of them mentioned.",
    about: [
      "Never unbelievable",
      "Drove for nine seasons, won four times, mentions none of them. Has never said <em>unbelievable</em>.",
    ],
    next: ["arena-gp-sprint-two", "athletics-relay-heats", "oval-heat-night"],
    races: [
      "the-last-eight-hundred-metres",
      "arena-gp-opening-round",
      "athletics-400-heats",
      "first-corner-ten-cars",
      "athletics-day-one-in-full",
      "three-wide-for-nine-laps",
      "the-blue-track-at-night",
      "alone-in-the-blue-car",
    ],
  },
  {
    token: "marlon-pike",
    name: "Marlon Pike",
    description: "GT, endurance, sailing. Twelve hours on two litres of tea.",
    about: [
      "Two litres of tea",
      "Speaks for twelve hours without a break that anybody has noticed. Knows the name of every mechanic and most of their dogs.",
    ],
    next: [
      "open-water-regatta-race-eight",
      "gt-masters-qualifying-three",
      "desert-hill-chequered-flag",
    ],
    races: [
      "open-water-regatta-race-seven",
      "gt-masters-race-two",
      "thirty-knots-and-soup",
      "corvara-six-on-the-lead-lap",
      "round-thirteen-in-full",
      "desert-hill-last-laps",
      "regatta-race-six-in-full",
      "gt-masters-full-highlights",
    ],
  },
  {
    token: "runa-aas",
    name: "Runa Aas",
    description: "Alpine Cup, ice, clay and water. The corner, before you see it.",
    about: [
      "From the other seat",
      "Rode beside rally drivers for eleven winters and read them the road. Still gives you the corner before you see it, also in tennis.",
    ],
    next: ["alpine-cup-night-stage", "glacier-northwind", "clay-masters-quarter-final"],
    races: [
      "power-play-all-nine-goals",
      "alpine-cup-stage-four",
      "forty-one-strokes",
      "alpine-stage-three",
      "short-course-night-one-in-full",
      "rock-cut-on-board",
      "semi-final-game-two-in-full",
      "descent-from-above",
    ],
  },
];

/** Who speaks to what. */
export const commentated = commentators.map(({ name, next, races }): [string, string[]] => [
  name,
  [...next, ...races],
]);

/** Who speaks, and a page of each. */
export const commentatorPages: CataloguePage[] = [
  {
    token: "commentators",
    url: "commentators",
    name: "Commentators",
    description: "The voices, and what they are allowed to say.",
    picture: "drawn-stadium",
    sections: [
      topics("grid", "commentators-all", "Three voices", tokensOf(commentators), {
        aspectRatio: "1:1",
        showDescription: true,
      }),
      ...commentators.map(({ token, name, description, races }) =>
        videos("carousel", `commentators-${token}`, name, races, { description }),
      ),
    ],
  },
  ...commentators.map(pageOf),
];

function pageOf({ token, name, description, about, next, races }: Commentator): CataloguePage {
  const [heading, text] = about;
  return {
    token,
    url: `commentators/${token}`,
    name,
    description,
    picture: `portrait-${token}`,
    sections: [
      prose(`${token}-about`, heading, `<p>${text}</p>`),
      videos("list", `${token}-next`, "At the microphone next", next, {
        role: "live",
        liveUpdate: true,
        showDescription: true,
      }),
      videos("carousel", `${token}-races`, "Heard lately", races),
    ],
  };
}
