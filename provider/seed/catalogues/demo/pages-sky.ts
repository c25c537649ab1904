import type { CataloguePage } from "../../catalogue.ts";
import { tokensOf } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { cities } from "./contents-cities.ts";
import { earth, giants, moons } from "./contents-space.ts";

/** Space with its three destinations, and cities by night. */
export const skyPages: CataloguePage[] = [
  {
    token: "space",
    url: "space",
    name: "Space",
    description: "The sky above the weather, at the speed it really moves.",
    picture: "drawn-nebula",
    sections: [
      videos(
        "hero",
        "space-hero",
        "Look up",
        ["ring-world-ten-years", "stellar-nurseries", "orbit"],
        { role: "hero" },
      ),
      topics("carousel", "space-places", "Three destinations", ["earth", "moons", "giants"]),
      prose(
        "space-sound",
        "Why is it so quiet?",
        "<p>There is no sound in space, so there is none in these films, apart from a low tone that our engineer insists is the building's heating. Turn it up.</p>",
      ),
      videos("carousel", "space-giants", "Giants", tokensOf(giants)),
      videos("carousel", "space-earth", "Home, from outside", tokensOf(earth)),
    ],
  },
  {
    token: "earth",
    url: "earth",
    name: "Earth",
    description: "The only planet with a tide table.",
    picture: "earth-cloud-deck",
    sections: [
      videos("single", "earth-first", "All the way round", ["orbit"], { showDescription: true }),
      videos("grid", "earth-all", "More of the same planet", tokensOf(earth.slice(1))),
      videos("carousel", "earth-live", "Right now", ["window-on-the-planet"], {
        role: "live",
        liveUpdate: true,
      }),
    ],
  },
  {
    token: "moons",
    url: "moons",
    name: "Moons",
    description: "Ours, and one that is on fire.",
    picture: "drawn-moon",
    sections: [
      videos("list", "moons-all", "Four evenings with moons", tokensOf(moons), {
        showDescription: true,
      }),
    ],
  },
  {
    token: "giants",
    url: "giants",
    name: "Giants",
    description: "Two planets, and the room they take up.",
    picture: "saturn-above",
    sections: [
      topics("single", "giants-series", "The series", ["ring-world"], { showDescription: true }),
      videos("carousel", "giants-live", "From the dome", ["saturn-at-opposition"], {
        role: "live",
        liveUpdate: true,
      }),
      videos("grid", "giants-all", "Jupiter, Saturn and beyond", tokensOf(giants), {
        pageSize: 6,
      }),
    ],
  },
  {
    token: "cities",
    url: "cities",
    name: "Cities",
    description: "The places we build, when nobody is looking at them.",
    picture: "city-towers-hero",
    sections: [
      videos(
        "hero",
        "cities-hero",
        "Tonight in town",
        ["city-of-amber", "forty-storeys-no-lift", "eleven-lanes-home"],
        { role: "hero" },
      ),
      topics("carousel", "cities-places", "Two ways in", ["after-dark", "lattice"]),
      prose(
        "cities-hours",
        "When we film",
        "<p>Between the last office and the first bakery. Everything worth seeing in a city happens when it thinks that it is alone.</p>",
      ),
      videos("grid", "cities-all", "All city films", tokensOf(cities), {
        pageSize: 8,
      }),
    ],
  },
  {
    token: "after-dark",
    url: "after-dark",
    name: "After dark",
    description: "From the first lit window to the last train.",
    picture: "city-low-flight",
    sections: [
      videos("carousel", "after-dark-live", "Somebody is still awake", ["rooftop-camera-north"], {
        role: "live",
        liveUpdate: true,
      }),
      videos(
        "list",
        "after-dark-hours",
        "Hour by hour",
        ["amber-haze", "eleven-lanes-home", "red-beacons", "low-flight", "the-last-trains"],
        { showDescription: true },
      ),
    ],
  },
];
