import type { CatalogueContent } from "../../catalogue.ts";
import { scheduled, vod } from "../entries.ts";

/** Slow Water, in four parts. */
export const slowWater: CatalogueContent[] = [
  vod({
    token: "slow-water-one",
    name: "Slow Water: The Empty Ferry",
    description:
      "Every morning the ferry leaves empty and every evening it comes back full. Nobody on the far shore has ever asked why.",
    length: "51:12",
    picture: "warm-violet-lake-hero",
    poster: "warm-violet-lake-poster",
    films: ["stillwater"],
    keywords: ["series", "slow water", "drama"],
    people: ["Adaeze Okafor"],
    publishedDaysAgo: 3,
    next: ["slow-water-two"],
  }),
  vod({
    token: "slow-water-two",
    name: "Slow Water: Passengers",
    description:
      "The ferryman's daughter buys a ticket, one way, for the first time in her life. Her father punches it and does not look up.",
    length: "49:40",
    picture: "warm-after-the-rain-hero",
    poster: "warm-after-the-rain-poster",
    films: ["stillwater"],
    keywords: ["series", "slow water", "drama"],
    people: ["Adaeze Okafor"],
    publishedDaysAgo: 3,
    access: "paid",
    next: ["slow-water-three"],
  }),
  vod({
    token: "slow-water-three",
    name: "Slow Water: The Far Shore",
    description:
      "It looks exactly like the near one, except that everybody is expecting her. There is a coat in her size behind the door.",
    length: "52:28",
    picture: "warm-green-hills-hero",
    films: ["stillwater", "grey-hours"],
    keywords: ["series", "slow water", "drama"],
    people: ["Adaeze Okafor"],
    publishedDaysAgo: 3,
    access: "paid",
    next: ["slow-water-four"],
  }),
  vod({
    token: "slow-water-four",
    name: "Slow Water: Return",
    description:
      "One seat too few, one evening too long, and an answer of sorts. The ferry leaves on time.",
    length: "56:04",
    picture: "warm-last-light-hero",
    films: ["stillwater", "the-long-swell"],
    keywords: ["series", "slow water", "drama"],
    people: ["Adaeze Okafor"],
    publishedDaysAgo: 3,
    access: "paid",
    next: ["before-the-boats-come-in", "seed-hour"],
  }),
];

/** The Skerry Light, in four parts. */
export const skerryLight: CatalogueContent[] = [
  vod({
    token: "skerry-light-one",
    name: "The Skerry Light: Oil",
    description: "1871. A tower, a widow, and a barrel that somebody has half emptied.",
    length: "46:32",
    picture: "mono-lighthouse-dusk-thumb",
    films: ["the-keeper"],
    transcript: "skerry-light-one",
    keywords: ["series", "skerry light", "drama", "lighthouse"],
    publishedDaysAgo: 10,
    next: ["skerry-light-two"],
  }),
  vod({
    token: "skerry-light-two",
    name: "The Skerry Light: Gas",
    description: "1909. Her son installs the new lamp and loses an eyebrow and an argument.",
    length: "44:16",
    picture: "mono-keeper-beam-rising",
    films: ["the-keeper"],
    keywords: ["series", "skerry light", "drama", "lighthouse"],
    publishedDaysAgo: 10,
    access: "paid",
    next: ["skerry-light-three"],
  }),
  vod({
    token: "skerry-light-three",
    name: "The Skerry Light: Electric",
    description:
      "1956. The first keeper who may leave the tower at night has nowhere he would like to go.",
    length: "47:08",
    picture: "mono-keeper-moonlit",
    films: ["the-keeper", "the-long-swell"],
    keywords: ["series", "skerry light", "drama", "lighthouse"],
    publishedDaysAgo: 10,
    access: "paid",
    next: ["skerry-light-four"],
  }),
  vod({
    token: "skerry-light-four",
    name: "The Skerry Light: Timer",
    description: "1998. A box the size of a loaf arrives by post, and with it a letter of thanks.",
    length: "50:52",
    picture: "mono-keeper-violet-hour",
    films: ["the-keeper", "grey-hours"],
    keywords: ["series", "skerry light", "drama", "lighthouse"],
    publishedDaysAgo: 10,
    access: "paid",
    next: ["the-keeper", "lamp-out"],
  }),
];

/** Notebook: short talks about how films are made and watched. Always free. */
export const notebook: CatalogueContent[] = [
  vod({
    token: "how-to-watch-a-slow-film",
    name: "How to Watch a Slow Film",
    description: "Sit down. That was the difficult part. Six further hints from our projectionist.",
    length: "6:24",
    picture: "warm-autumn-ridge-thumb",
    films: ["stillwater", "grey-hours"],
    keywords: ["notebook", "essay"],
    publishedDaysAgo: 5,
    next: ["the-long-pier", "a-subtitle-is-a-poem", "why-black-and-white"],
  }),
  vod({
    token: "why-black-and-white",
    name: "Why Black and White?",
    description:
      "Teodor Brask answers with three photographs and a cup of coffee. The coffee is the darkest of the four.",
    length: "9:12",
    picture: "mono-one-cup",
    films: ["grey-hours"],
    keywords: ["notebook", "black and white"],
    people: ["Teodor Brask"],
    publishedDaysAgo: 12,
  }),
  vod({
    token: "the-sound-of-a-pier",
    name: "The Sound of a Pier",
    description:
      "How four winters of footsteps were recorded in one warm cellar in May. You will hear which of the nine people is missing.",
    length: "7:36",
    picture: "warm-dune-grass-thumb",
    films: ["the-long-swell", "grey-hours"],
    keywords: ["notebook", "sound"],
    people: ["Maren Holt"],
    publishedDaysAgo: 19,
  }),
  vod({
    token: "a-subtitle-is-a-poem",
    name: "A Subtitle Is a Poem",
    description:
      "Two lines, forty-two characters, one heart to break. Our translators compare wounds.",
    length: "8:48",
    picture: "warm-painted-lady-thumb",
    films: ["small-worlds"],
    keywords: ["notebook", "language"],
    publishedDaysAgo: 26,
  }),
  vod({
    token: "ten-endings-at-sea",
    name: "Ten Endings at Sea",
    description:
      "Why so many films walk into the water, and the two that come back out. It gives away all ten.",
    length: "11:40",
    picture: "mono-moon-on-water",
    films: ["the-long-swell", "the-keeper"],
    keywords: ["notebook", "sea", "essay"],
    publishedDaysAgo: 33,
  }),
  scheduled({
    token: "an-evening-with-maren-holt",
    name: "An Evening with Maren Holt",
    description:
      "Live from the cinema: the director of The Long Pier shows the first and the last thing that she filmed. Between the two she answers what you ask her.",
    minutes: 1080,
    picture: "mono-lamp-and-beam",
    films: ["grey-hours", "the-keeper"],
    keywords: ["notebook", "live"],
    people: ["Maren Holt"],
    hour: 19,
  }),
];
