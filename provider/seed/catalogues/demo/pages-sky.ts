import type { CataloguePage } from "../../catalogue.ts";
import { alternate, tokensOf, without } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { giants } from "./contents-giants.ts";
import { moons } from "./contents-space.ts";

const skyward = ["ring-world-ten-years", "stellar-nurseries", "orbit"];

/** Space with its three destinations, and cities by night. */
export const skyPages: CataloguePage[] = [
  {
    token: "space",
    url: "space",
    name: "Space",
    description: "The sky above the weather, at the speed it really moves.",
    picture: "drawn-nebula",
    sections: [
      videos("hero", "space-hero", "Look up", skyward, { role: "hero" }),
      topics("carousel", "space-places", "Three destinations", ["earth", "moons", "giants"]),
      prose(
        "space-sound",
        "Why is it so quiet?",
        "<p>There is no sound in space, so there is none in these films, apart from a low tone that our engineer insists is the building's heating. Turn it up.</p>",
      ),
      videos("carousel", "space-giants", "Giants", [
        "ring-world-the-gap",
        "jupiter-the-band-and-the-storm",
        "ring-world-from-above",
        "a-ten-hour-day",
        "six-minutes-of-arrival",
        "jupiter-rising",
      ]),
      videos("carousel", "space-earth", "Home, from outside", [
        "europe-lights-on",
        "cloud-deck",
        "the-whole-earth-receding",
        "crossing-the-sahara",
        "pale-and-getting-smaller",
      ]),
    ],
  },
  {
    token: "earth",
    url: "earth",
    name: "Earth",
    description: "The only planet with a tide table.",
    picture: "earth-dawn-line",
    sections: [
      videos("single", "earth-first", "All the way round", ["orbit"], { showDescription: true }),
      videos("grid", "earth-all", "More of the same planet", [
        "europe-lights-on",
        "the-whole-earth-receding",
        "cloud-deck",
        "pale-and-getting-smaller",
        "terminator-line",
        "crossing-the-sahara",
      ]),
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
    picture: "moon-half",
    sections: [
      videos("list", "moons-all", "Four evenings with moons", tokensOf(moons), {
        showDescription: true,
      }),
      prose(
        "moons-why",
        "Why a moon is easier",
        "<p>It comes back. Whatever went wrong tonight, a cloud, a battery, an aeroplane, there is another evening in a month with the same light from the same side. No planet is so patient with us.</p>",
      ),
      videos("carousel", "moons-neighbours", "What they go round", [
        "the-whole-earth-receding",
        "jupiter-the-band-and-the-storm",
        "ring-world-ten-years",
        "orbit",
        "a-ten-hour-day",
      ]),
    ],
  },
  {
    token: "giants",
    url: "giants",
    name: "Giants",
    description: "Two planets, and the room they take up.",
    picture: "saturn-rings-thumb",
    sections: [
      topics("single", "giants-series", "The series", ["ring-world"], { showDescription: true }),
      videos("carousel", "giants-live", "From the dome", ["saturn-at-opposition"], {
        role: "live",
        liveUpdate: true,
      }),
      videos(
        "grid",
        "giants-all",
        "Jupiter, Saturn and beyond",
        without(tokensOf(alternate(giants.slice(4), giants.slice(0, 4))), ["ring-world-ten-years"]),
        { pageSize: 8 },
      ),
    ],
  },
  {
    token: "cities",
    url: "cities",
    name: "Cities",
    description: "The places we build, when nobody is looking at them.",
    picture: "night-river",
    sections: [
      videos("hero", "cities-hero", "Tonight in town", ["long-exposure", "europe-lights-on"], {
        role: "hero",
      }),
      topics("carousel", "cities-places", "Two ways in", ["after-dark", "lattice"]),
      prose(
        "cities-hours",
        "When we film",
        "<p>Between the last office and the first bakery. Everything worth seeing in a city happens when it thinks that it is alone.</p>",
      ),
      videos(
        "grid",
        "cities-all",
        "Other streets",
        [
          "eleven-lanes-home",
          "the-corner-tower",
          "forty-storeys-no-lift",
          "amber-haze",
          "lattice-windows",
          "red-beacons",
          "lattice-steel",
          "the-last-trains",
        ],
        { pageSize: 8 },
      ),
    ],
  },
  {
    token: "after-dark",
    url: "after-dark",
    name: "After dark",
    description: "From the first lit window to the last train.",
    picture: "night-beacons",
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
      videos("carousel", "after-dark-elsewhere", "Night, elsewhere", [
        "europe-lights-on",
        "moon-over-skerry-light",
        "long-exposure",
        "half-moon-full-hour",
        "jupiter-rising",
      ]),
    ],
  },
];
