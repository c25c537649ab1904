import type { CatalogueContent } from "../../catalogue.ts";
import { vod } from "../entries.ts";

/** Lattice: how a city is put together. */
export const lattice: CatalogueContent[] = [
  vod({
    token: "lattice-steel",
    name: "Lattice: Steel",
    description:
      "A facade is bent into waves by people who are not allowed to bend it by more than a millimetre. They measure it in the rain, with gloves on.",
    length: "36:00",
    picture: "concrete-waves-hero",
    poster: "concrete-waves-poster",
    films: ["grey-hours", "city-at-night"],
    keywords: ["cities", "architecture", "lattice"],
    publishedDaysAgo: 13,
    next: ["lattice-windows"],
  }),
  vod({
    token: "lattice-windows",
    name: "Lattice: Windows",
    description:
      "Nine hundred windows, one evening. Choose one and watch what the light in it does; we chose the kitchen on eleven.",
    length: "34:24",
    picture: "city-lit-floors",
    films: ["city-at-night"],
    transcript: "lattice-windows",
    keywords: ["cities", "architecture", "lattice", "night"],
    publishedDaysAgo: 20,
    access: "paid",
    next: ["lattice-rooftops"],
  }),
  vod({
    token: "lattice-rooftops",
    name: "Lattice: Rooftops",
    description:
      "The fifth facade belongs to pigeons, engineers and one tenant with tomatoes. A tour by invitation.",
    length: "37:48",
    picture: "city-rooftops",
    films: ["city-at-night"],
    keywords: ["cities", "architecture", "lattice"],
    publishedDaysAgo: 27,
    access: "paid",
    next: ["forty-storeys-no-lift", "the-corner-tower"],
  }),
];

/** Single films from places that stay up late. */
export const cities: CatalogueContent[] = [
  vod({
    token: "city-of-amber",
    name: "City of Amber",
    description:
      "Seen across the river and slightly out of focus, the way it looks when you have lived there long enough. The lights keep their places; the water does not.",
    length: "62:00",
    picture: "drawn-city",
    films: ["city-at-night"],
    transcript: "city-of-amber",
    keywords: ["cities", "night", "river"],
    publishedDaysAgo: 17,
  }),
  vod({
    token: "amber-haze",
    name: "Amber Haze",
    description:
      "The hour when the street lamps win against the sky by a narrow margin. Nobody on the pavement looks up to see it.",
    length: "11:12",
    picture: "city-amber-haze",
    films: ["city-at-night"],
    keywords: ["cities", "dusk"],
    publishedDaysAgo: 35,
    next: ["eleven-lanes-home", "red-beacons"],
  }),
  vod({
    token: "the-corner-tower",
    name: "The Corner Tower",
    description:
      "Its architect lives opposite and has not drawn the curtains since 1994. Both of them are interviewed, in a manner of speaking.",
    length: "18:28",
    picture: "city-corner-tower",
    films: ["city-at-night"],
    keywords: ["cities", "architecture", "night"],
    publishedDaysAgo: 44,
  }),
  vod({
    token: "forty-storeys-no-lift",
    name: "Forty Storeys, No Lift",
    description:
      "The night the power failed, told by the stairs. On the twenty-second floor somebody has put out chairs and a kettle.",
    length: "21:44",
    picture: "city-towers-hero",
    films: ["city-at-night"],
    transcript: "forty-storeys-no-lift",
    keywords: ["cities", "architecture", "night"],
    publishedDaysAgo: 5,
  }),
  vod({
    token: "eleven-lanes-home",
    name: "Eleven Lanes Home",
    description:
      "An avenue at rush hour, from so far up that nobody is late. Follow one pair of tail lights and you will be home before the credits.",
    length: "9:20",
    picture: "city-tail-lights",
    poster: "city-avenue-poster",
    films: ["city-at-night"],
    transcript: "eleven-lanes-home",
    keywords: ["cities", "traffic", "night"],
    publishedDaysAgo: 58,
  }),
  vod({
    token: "red-beacons",
    name: "Red Beacons",
    description:
      "Every roof above a hundred metres must blink. They are not meant to do it in time, and yet.",
    length: "7:52",
    picture: "city-beacon",
    films: ["city-at-night"],
    keywords: ["cities", "night"],
    publishedDaysAgo: 72,
    next: ["low-flight", "forty-storeys-no-lift"],
  }),
  vod({
    token: "low-flight",
    name: "Low Flight",
    description:
      "Between the towers at the height of the thirtieth floor, with the sound of the air left in. We were asked to be quick and were not.",
    length: "6:36",
    picture: "city-low-flight",
    films: ["city-at-night"],
    keywords: ["cities", "night", "flight"],
    publishedDaysAgo: 80,
    next: ["red-beacons", "eleven-lanes-home"],
  }),
  vod({
    token: "the-last-trains",
    name: "The Last Trains",
    description:
      "After 1.12 the city is held together by eleven lit carriages. We rode in none of them and saw them all.",
    length: "29:04",
    picture: "city-last-trains",
    films: ["city-at-night"],
    keywords: ["cities", "night", "traffic"],
    publishedDaysAgo: 86,
  }),
  vod({
    token: "long-exposure",
    name: "Long Exposure",
    description: "Cars leave, their lights stay. A road film with the road and without the film.",
    length: "3:52",
    picture: "drawn-trails",
    films: ["city-at-night"],
    keywords: ["cities", "traffic", "night"],
    publishedDaysAgo: 101,
  }),
];
