import type { CatalogueContent } from "../../catalogue.ts";
import { live } from "../entries.ts";

/** On air now. */
export const onAir: CatalogueContent[] = [
  live({
    token: "twelve-hours-of-corvara",
    name: "Twelve Hours of Corvara",
    description:
      "Forty-one cars, twelve hours, one road through the hills, and rain expected before the flag.",
    minutes: 525,
    picture: "drawn-trails",
    films: ["arena-gt-circuit"],
    keywords: ["endurance", "live", "corvara"],
    badge: "All day",
    next: ["corvara-night-session", "corvara-six-on-the-lead-lap"],
  }),
  live({
    token: "arena-gp-opening-round",
    name: "Arena GP: Opening Round",
    description:
      "Ten cars, one title, and a first corner at Harrow that has never once let all of them through.",
    minutes: 30,
    picture: "race-start-hero",
    poster: "race-start-poster",
    films: ["arena-formula-opener"],
    keywords: ["formula", "live", "Arena GP"],
    badge: "Round 1 of 9",
    next: ["first-corner-ten-cars"],
  }),
  live({
    token: "gt-masters-race-two",
    name: "Race 2: The Winner Starts Last",
    description:
      "Eleven cars between yesterday's winner and the front. The stewards call it regulation; the crowd calls it fun.",
    minutes: 60,
    picture: "gt-hairpin-hero",
    poster: "gt-hairpin-poster",
    films: ["arena-gt-circuit"],
    keywords: ["GT", "live", "GT Masters"],
    badge: "Race 2 of 3",
  }),
  live({
    token: "alpine-cup-stage-four",
    name: "Stage 4: Fourteen Hairpins",
    description:
      "Fresh snow, no run-off, and one road back down. The leader has asked for breakfast first.",
    minutes: 30,
    picture: "alpine-chase-thumb",
    poster: "alpine-chase-poster",
    films: ["arena-gt-circuit", "arena-formula-opener"],
    keywords: ["alpine", "live", "alpine cup"],
    badge: "Stage 4 of 6",
  }),
  live({
    token: "superspeedway-qualifying-heats",
    name: "Superspeedway Sunday: Qualifying Heats",
    description: "Four heats of twelve laps decide who starts where tonight. Lifting is optional.",
    minutes: 30,
    picture: "oval-pack",
    films: ["arena-superspeedway"],
    keywords: ["oval", "live", "superspeedway"],
    badge: "Four heats",
  }),
  live({
    token: "desert-hill-six-hours",
    name: "Desert Hill Six Hours",
    description:
      "Forty-three degrees on the tarmac and half the distance still to go. Tyres are the talk of the pit lane.",
    minutes: 210,
    picture: "desert-hill-hero",
    films: ["arena-gt-circuit", "arena-superspeedway"],
    keywords: ["desert", "live", "endurance"],
    access: "paid",
  }),
];
