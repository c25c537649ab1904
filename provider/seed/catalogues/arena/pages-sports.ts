import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf, without } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { formula } from "./contents-formula.ts";
import { gt, ovals } from "./contents-gt.ts";
import { onAir } from "./contents-live.ts";
import { alpine, desert, endurance } from "./contents-road.ts";

/** What is on air of a sport, and what comes. */
export const liveAndNext = (token: string, items: string[]) =>
  videos("list", token, "Live and next", items, {
    role: "live",
    liveUpdate: true,
    showDescription: true,
  });

/** The index of all sports, and a page for each kind of racing. */
export const sportPages: CataloguePage[] = [
  {
    token: "sports",
    url: "sports",
    name: "All sports",
    description: "Twelve of them, six without an engine.",
    picture: "sailing-fleet",
    sections: [
      topics("carousel", "sports-games", "Pitch, court, ice and water", [
        "football",
        "athletics",
        "tennis",
        "swimming",
        "ice-hockey",
        "sailing",
      ]),
      topics("carousel", "sports-motor", "With an engine", [
        "formula",
        "gt-masters",
        "alpine-cup",
        "desert-hill",
        "ovals",
        "endurance",
      ]),
      topics("single", "sports-guests", "And those who visit", ["guest-sports"]),
      videos(
        "carousel",
        "sports-live",
        "On air",
        without(tokensOf(onAir), ["twelve-hours-of-corvara"]),
        {
          role: "live",
          liveUpdate: true,
        },
      ),
    ],
  },
  {
    token: "formula",
    url: "formula",
    name: "Formula",
    description: "Ten open-wheel cars and nowhere to hide.",
    picture: "race-start-lights",
    cover: "arena-gp-opening-round",
    coverPicture: "race-visor",
    sections: [
      liveAndNext("formula-next", [
        "arena-gp-opening-round",
        "arena-gp-sprint-two",
        "arena-gp-round-two-practice",
      ]),
      topics("single", "formula-round", "This week", ["formula-round-one"], {
        showDescription: true,
      }),
      prose(
        "formula-rule",
        "One rule",
        "<p>Ten cars, the same engine, the same fuel, the same tyres. What is left is a person and a steering wheel.</p>",
      ),
      videos("grid", "formula-all", "All formula videos", tokensOf(formula.slice(0, 8)), {
        pageSize: 8,
      }),
    ],
  },
  {
    token: "formula-round-one",
    url: "formula/round-1",
    name: "Round 1: Harrow",
    description: "Three days, two sprints, one first corner.",
    picture: "race-night-rain",
    sections: [
      videos("single", "round-one-live", "On air", ["arena-gp-opening-round"], {
        role: "live",
        liveUpdate: true,
        showDescription: true,
      }),
      videos(
        "list",
        "round-one-story",
        "The weekend so far",
        [
          "orange-leads-sprint-one",
          "sparks-the-pole-lap-explained",
          "first-corner-ten-cars",
          "three-abreast-into-harrow",
          "alone-in-the-blue-car",
        ],
        { showDescription: true },
      ),
      prose(
        "round-one-track",
        "The track",
        "<p>Harrow: 4.1 km, nine corners, one of them famous. Lap record 1:12.406. It drains badly at turn five and forgives nothing at turn one.</p>",
      ),
    ],
  },
  {
    token: "gt-masters",
    url: "gt-masters",
    name: "GT Masters",
    description: "Doors, bumpers and very short tempers.",
    picture: "gt-headlight",
    cover: "gt-masters-race-two",
    coverPicture: "gt-brake-glow",
    sections: [
      liveAndNext("gt-next", [
        "gt-masters-race-two",
        "gt-masters-qualifying-three",
        "gt-masters-round-four-grid-walk",
      ]),
      videos("single", "gt-full", "In full", tokensOf(gt.slice(0, 1)), { showDescription: true }),
      videos("grid", "gt-all", "More of GT Masters", tokensOf(gt.slice(1)), {
        showDescription: true,
      }),
    ],
  },
  {
    token: "alpine-cup",
    url: "alpine-cup",
    name: "Alpine Cup",
    description: "One road, four stages, a lot of snow.",
    picture: "alpine-hairpin-dusk",
    cover: "alpine-cup-stage-four",
    coverPicture: "alpine-road-snow",
    sections: [
      liveAndNext("alpine-next", ["alpine-cup-stage-four", "alpine-cup-night-stage"]),
      videos("grid", "alpine-all", "All alpine videos", tokensOf(alpine), {
        showDescription: true,
      }),
    ],
  },
  {
    token: "desert-hill",
    url: "desert-hill",
    name: "Desert Hill",
    description: "Heat, dust and six hours of both.",
    picture: "desert-track-dust",
    cover: "desert-hill-six-hours",
    coverPicture: "desert-track-dust",
    sections: [
      liveAndNext("desert-next", ["desert-hill-six-hours", "desert-hill-chequered-flag"]),
      videos("single", "desert-end", "Last time", tokensOf(desert.slice(0, 1)), {
        showDescription: true,
      }),
      videos("grid", "desert-all", "More of Desert Hill", tokensOf(desert.slice(1)), {
        showDescription: true,
      }),
    ],
  },
  {
    token: "ovals",
    url: "ovals",
    name: "Ovals",
    description: "Four left turns, taken personally.",
    picture: "oval-banking-night",
    cover: "superspeedway-qualifying-heats",
    coverPicture: "oval-banking-night",
    sections: [
      liveAndNext("ovals-next", [
        "superspeedway-qualifying-heats",
        "superspeedway-main-event",
        "oval-heat-night",
      ]),
      videos(
        "carousel",
        "ovals-all",
        "All oval videos",
        tokensOf([...ovals.slice(1, 5), ...ovals.slice(0, 1)]),
      ),
      prose(
        "ovals-lift",
        "Why they do not lift",
        "<p>At the top lane the car wants to climb and the wall wants it to stay. The driver's only job is not to have an opinion.</p>",
      ),
      videos("single", "ovals-last-year", "Last year", ["superspeedway-last-year-in-full"], {
        showDescription: true,
      }),
    ],
  },
  {
    token: "endurance",
    url: "endurance",
    name: "Endurance",
    description: "Races that outlast the audience.",
    picture: "race-night-rain",
    cover: "twelve-hours-of-corvara",
    coverPicture: "race-night-rain",
    sections: [
      videos("single", "endurance-live", "On air", ["twelve-hours-of-corvara"], {
        role: "live",
        liveUpdate: true,
        showDescription: true,
      }),
      prose(
        "endurance-how",
        "How to watch twelve hours",
        "<p>Start, last hour, and whatever you wake up for in between. We keep a summary of every hour you sleep through.</p>",
      ),
      videos("carousel", "endurance-all", "Corvara and beyond", [
        "desert-hill-six-hours",
        ...tokensOf(endurance),
        "desert-hill-last-laps",
      ]),
    ],
  },
  {
    token: "guest-sports",
    url: "guest-sports",
    name: "Guest microphone",
    description: "Our drivers commentate on what they cannot do, badly and with great respect.",
    picture: "athletics-leader",
    sections: [
      videos(
        "list",
        "guests-next",
        "In the days ahead",
        [
          "eastgate-rovers",
          "clay-masters-quarter-final",
          "northwind-glacier",
          "short-course-finals",
          "open-water-regatta-race-nine",
          "athletics-400-final",
        ],
        { role: "live", liveUpdate: true, showDescription: true },
      ),
      prose(
        "guests-why",
        "Why they are let in",
        "<p>Because whoever has done something fast for nine seasons asks better questions about it. A second sound track has the usual voices.</p>",
      ),
      topics("single", "guests-series", "And the other way round", ["cross-training"], {
        showDescription: true,
      }),
    ],
  },
];
