import type { CatalogueContent } from "../../catalogue.ts";
import { live, scheduled } from "../entries.ts";

/** Cameras that never stop. */
export const cameras: CatalogueContent[] = [
  live({
    token: "harbour-at-dusk",
    name: "Harbour at dusk, live until the last boat is in",
    description:
      "A fixed camera, no presenter, no music. Stay for a minute or for the evening, and wind back to see what you missed.",
    minutes: 90,
    hours: 3,
    picture: "boats-at-dusk-hero",
    poster: "boats-at-dusk-poster",
    films: ["stillwater", "the-long-swell"],
    keywords: ["live", "lakes", "dusk"],
    next: ["skerry-light-live", "blue-hour-the-light-that-stays"],
  }),
  live({
    token: "skerry-light-live",
    name: "Skerry Light, live",
    description:
      "The lamp turns every twelve seconds. Between turns there is only the sea, which is also live.",
    minutes: 420,
    picture: "skerry-by-moon",
    films: ["the-keeper"],
    keywords: ["live", "sea", "lighthouse"],
  }),
  live({
    token: "rooftop-camera-north",
    name: "Rooftop camera, facing north",
    description:
      "A city going about its evening. Somebody on the ninth floor is learning the cello.",
    minutes: 195,
    picture: "night-rain-pane",
    films: ["city-at-night"],
    keywords: ["live", "cities", "night"],
    next: ["city-of-amber", "the-last-trains"],
  }),
  live({
    token: "window-on-the-planet",
    name: "Window on the planet",
    description:
      "The view from four hundred kilometres up. A new sunrise every ninety-two minutes.",
    minutes: 1305,
    picture: "earth-dawn-line",
    films: ["earth-from-orbit"],
    keywords: ["live", "space", "earth"],
  }),
];

/** Evenings to look forward to, and a dawn: none is more than a day after the one before it (docs/behaviour.md BE-380). */
export const evenings: CatalogueContent[] = [
  scheduled({
    token: "the-light-goes-on-at-skerry",
    name: "The Light Goes On at Skerry",
    description:
      "The lamp is lit by hand tonight, for the first time since it was given a timer. Whoever lights it has practised on a match.",
    minutes: 30,
    picture: "keeper-violet-hour",
    films: ["the-keeper", "the-long-swell"],
    keywords: ["live", "sea", "lighthouse"],
  }),
  scheduled({
    token: "alpine-dawn-in-real-time",
    name: "Alpine Dawn, in Real Time",
    description:
      "Three hours on a ridge, from the first grey to the first bell. Bring a blanket, even indoors.",
    minutes: 540,
    picture: "alpine-evening-thumb",
    films: ["grey-hours", "stillwater"],
    keywords: ["live", "mountains", "dawn"],
    hour: 6,
  }),
  scheduled({
    token: "night-watch-over-lake-aurel",
    name: "Night Watch over Lake Aurel",
    description:
      "All night with one lake, two cameras and a naturalist who has promised not to say much. The otters are expected towards three.",
    minutes: 540,
    picture: "midnight-islands-hero",
    films: ["stillwater"],
    keywords: ["live", "lakes", "night"],
    hour: 21,
  }),
  scheduled({
    token: "saturn-at-opposition",
    name: "Saturn at Opposition, from the Dome",
    description:
      "The one night of the year it is nearest and fullest. The dome is open from the first minute; clouds are not invited.",
    minutes: 1920,
    picture: "drawn-saturn",
    films: ["ringed-giants"],
    keywords: ["live", "space", "saturn"],
    hour: 20,
  }),
];
