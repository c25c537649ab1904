import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { formula } from "./contents-formula.ts";
import { gt, ovals } from "./contents-gt.ts";
import { onAir } from "./contents-live.ts";
import { alpine, desert, endurance } from "./contents-road.ts";

const next = (token: string, items: string[]) =>
  videos("list", token, "Live and next", items, {
    role: "live",
    liveUpdate: true,
    showDescription: true,
  });

/** One page for each kind of sport, and the index of them all. */
export const sportPages: CataloguePage[] = [
  {
    token: "sports",
    url: "sports",
    name: "All sports",
    description: "Six kinds of racing, and friends who visit.",
    picture: "gt-from-above",
    sections: [
      topics("carousel", "sports-circuit", "Circuit", ["formula", "gt-masters", "ovals"]),
      topics("carousel", "sports-road", "Road, hill and all day long", [
        "alpine-cup",
        "desert-hill",
        "endurance",
      ]),
      topics("single", "sports-guests", "And friends who visit", ["guest-sports"]),
      videos("carousel", "sports-live", "On air", tokensOf(onAir), {
        role: "live",
        liveUpdate: true,
      }),
    ],
  },
  {
    token: "formula",
    url: "formula",
    name: "Formula",
    description: "Ten open-wheel cars and nowhere to hide.",
    picture: "first-corner-hero",
    sections: [
      next("formula-next", [
        "arena-gp-opening-round",
        "arena-gp-sprint-two",
        "arena-gp-round-two-practice",
      ]),
      topics("single", "formula-round", "This weekend", ["formula-round-one"], {
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
    picture: "grid-launch-thumb",
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
    picture: "gt-sweeper",
    sections: [
      next("gt-next", [
        "gt-masters-race-two",
        "gt-masters-qualifying-three",
        "gt-masters-round-four-grid-walk",
      ]),
      videos("grid", "gt-all", "All GT videos", tokensOf(gt)),
    ],
  },
  {
    token: "alpine-cup",
    url: "alpine-cup",
    name: "Alpine Cup",
    description: "One road, four stages, a lot of snow.",
    picture: "alpine-snow-bank",
    sections: [
      next("alpine-next", ["alpine-cup-stage-four", "alpine-cup-night-stage"]),
      videos("grid", "alpine-all", "All alpine videos", tokensOf(alpine)),
    ],
  },
  {
    token: "desert-hill",
    url: "desert-hill",
    name: "Desert Hill",
    description: "Heat, dust and six hours of both.",
    picture: "desert-hill-hero",
    sections: [
      next("desert-next", ["desert-hill-six-hours", "desert-hill-chequered-flag"]),
      videos("grid", "desert-all", "All desert videos", tokensOf(desert)),
    ],
  },
  {
    token: "ovals",
    url: "ovals",
    name: "Ovals",
    description: "Four left turns, taken personally.",
    picture: "oval-banking",
    sections: [
      next("ovals-next", [
        "superspeedway-qualifying-heats",
        "superspeedway-main-event",
        "oval-heat-night",
      ]),
      videos(
        "grid",
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
    picture: "drawn-trails",
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
    name: "Guest sports",
    description:
      "Football, tennis, hockey, swimming, sailing, athletics. They visit, we keep score.",
    picture: "drawn-stadium",
    sections: [
      videos(
        "list",
        "guests-next",
        "In the days ahead",
        [
          "eastgate-rovers",
          "clay-masters-quarter-final",
          "glacier-northwind",
          "short-course-relays",
          "open-water-regatta-race-seven",
          "athletics-400-heats",
        ],
        { role: "live", liveUpdate: true, showDescription: true },
      ),
      prose(
        "guests-why",
        "Why on a racing channel?",
        "<p>Because everybody here is in a hurry. Our drivers commentate, badly and with great respect.</p>",
      ),
      topics("single", "guests-series", "And the other way round", ["cross-training"], {
        showDescription: true,
      }),
    ],
  },
];
