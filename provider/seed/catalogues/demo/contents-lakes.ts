import type { CatalogueContent } from "../../catalogue.ts";
import { vod } from "../entries.ts";

/** Blue Hour: one lake, one hour, five seasons. */
export const blueHour: CatalogueContent[] = [
  vod({
    token: "blue-hour-the-light-that-stays",
    name: "Blue Hour: The Light That Stays",
    description:
      "One lake, one hour, five seasons. Somewhere north of the tree line the light forgets to leave, and everything that lives there has to decide when to sleep.",
    length: "52:00",
    picture: "violet-lake-hero",
    poster: "violet-lake-poster",
    films: ["stillwater", "the-long-swell"],
    keywords: ["nature", "lakes", "blue hour", "summer"],
    publishedDaysAgo: 1,
    badge: "New series",
    next: ["blue-hour-reed-time", "winter-pier", "morning-fog"],
  }),
  vod({
    token: "blue-hour-reed-time",
    name: "Blue Hour: Reed Time",
    description:
      "Between the reeds the lake keeps its own calendar. A pair of grebes reads it better than we do.",
    length: "48:20",
    picture: "midnight-islands-hero",
    poster: "midnight-islands-poster",
    films: ["stillwater"],
    keywords: ["nature", "lakes", "blue hour", "spring"],
    publishedDaysAgo: 8,
    next: ["blue-hour-warm-planks"],
  }),
  vod({
    token: "blue-hour-warm-planks",
    name: "Blue Hour: Warm Planks",
    description:
      "A bathing jetty in the last week of August, from the first towel to the last wet footprint.",
    length: "44:36",
    picture: "golden-planks",
    films: ["stillwater", "small-worlds"],
    keywords: ["nature", "lakes", "blue hour", "summer"],
    publishedDaysAgo: 15,
    next: ["blue-hour-november"],
  }),
  vod({
    token: "blue-hour-november",
    name: "Blue Hour: November",
    description:
      "The colour leaves first, then the birds, then the people. What is left turns out to be most of it.",
    length: "51:12",
    picture: "grey-planks",
    films: ["grey-hours", "stillwater"],
    keywords: ["nature", "lakes", "blue hour", "autumn"],
    publishedDaysAgo: 22,
    next: ["blue-hour-first-snow-light"],
  }),
  vod({
    token: "blue-hour-first-snow-light",
    name: "Blue Hour: First Snow Light",
    description:
      "Eleven minutes of sun, three weeks after the last. We had the camera running from six in the morning, to be safe.",
    length: "46:48",
    picture: "valley-light-thumb",
    poster: "valley-light-poster",
    films: ["grey-hours", "stillwater"],
    keywords: ["nature", "lakes", "blue hour", "winter"],
    publishedDaysAgo: 29,
    next: ["blue-hour-the-light-that-stays"],
  }),
];

/** Single films about water and weather. */
export const weather: CatalogueContent[] = [
  vod({
    token: "winter-pier",
    name: "Winter Pier",
    description:
      "A wooden pier, a lake about to freeze, and the exact minute it does. Best watched with the heating off.",
    length: "72:00",
    picture: "the-jetty-hero",
    poster: "the-jetty-poster",
    films: ["grey-hours", "stillwater"],
    keywords: ["nature", "lakes", "winter", "weather"],
    publishedDaysAgo: 2,
  }),
  vod({
    token: "morning-fog",
    name: "Morning Fog",
    description: "A valley is handed back to its owner one fence at a time.",
    length: "19:00",
    picture: "morning-fog-thumb",
    films: ["stillwater"],
    keywords: ["nature", "weather", "autumn"],
    publishedDaysAgo: 34,
  }),
  vod({
    token: "weather-front",
    name: "Weather Front",
    description:
      "We parked beside an empty road and waited for the storm. It was early, and it had brought its family.",
    length: "27:40",
    picture: "storm-road-hero",
    poster: "cloud-field-poster",
    films: ["stillwater", "the-long-swell"],
    keywords: ["nature", "weather", "storm"],
    publishedDaysAgo: 41,
  }),
  vod({
    token: "after-the-rain",
    name: "After the Rain, Before the Stars",
    description: "The twenty minutes in which the sky empties its pockets.",
    length: "11:24",
    picture: "after-the-rain-hero",
    poster: "after-the-rain-poster",
    films: ["stillwater"],
    keywords: ["nature", "weather", "dusk"],
    publishedDaysAgo: 55,
  }),
  vod({
    token: "last-light-over-the-karst",
    name: "Last Light over the Karst",
    description:
      "The sun goes down behind limestone that was once a reef. Somebody has left a stone table there, and a good reason to sit.",
    length: "9:52",
    picture: "last-light-hero",
    films: ["stillwater", "the-long-swell"],
    keywords: ["nature", "mountains", "dusk"],
    publishedDaysAgo: 63,
  }),
  vod({
    token: "the-picos-on-foot",
    name: "The Picos on Foot",
    description:
      "Forty-one minutes up a mule track in the Picos, at the speed of the slowest walker, who carried the camera.",
    length: "41:00",
    picture: "picos-trail-hero",
    poster: "picos-trail-poster",
    films: ["stillwater", "small-worlds"],
    keywords: ["nature", "mountains", "walking"],
    publishedDaysAgo: 4,
  }),
  vod({
    token: "the-ridge-turns",
    name: "The Ridge Turns",
    description: "Beech goes first, then birch. The pines pretend not to have noticed.",
    length: "8:16",
    picture: "autumn-ridge-thumb",
    films: ["small-worlds", "stillwater"],
    keywords: ["nature", "mountains", "autumn"],
    publishedDaysAgo: 70,
  }),
  vod({
    token: "nothing-happens-on-the-green-hills",
    name: "Nothing Happens on the Green Hills",
    description:
      "As promised. A cloud's shadow crosses a field at walking pace, and later it comes back.",
    length: "32:04",
    picture: "green-hills-hero",
    films: ["stillwater"],
    keywords: ["nature", "weather", "hills"],
    publishedDaysAgo: 92,
  }),
  vod({
    token: "the-painted-lake",
    name: "The Painted Lake",
    description:
      "An animated interlude: a mountain lake in eleven colours and no straight edges, drawn by hand on rainy days.",
    length: "4:48",
    picture: "low-poly-lake-thumb",
    films: ["stillwater"],
    keywords: ["animation", "lakes", "mountains"],
    publishedDaysAgo: 120,
  }),
  vod({
    token: "stream-in-one-take",
    name: "Stream, in One Take",
    description:
      "From the spring to the second bridge without a cut, carried on a pole by two patient people in waders.",
    length: "44:00",
    picture: "forest-stream-thumb",
    poster: "forest-stream-poster",
    films: ["small-worlds", "stillwater"],
    keywords: ["nature", "forest", "water"],
    publishedDaysAgo: 76,
  }),
];
