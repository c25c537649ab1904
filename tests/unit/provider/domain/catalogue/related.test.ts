import { expect, it } from "vitest";
import type { ContentRecord } from "../../../../../provider/domain/catalogue/catalogue-records.ts";
import { listRelatedContents } from "../../../../../provider/domain/catalogue/related-contents.ts";

const content = (token: string, keywords: string[], next: string[] = []): ContentRecord => ({
  token,
  name: token,
  description: "",
  durationS: 4,
  picture: "",
  poster: null,
  films: [],
  hls: null,
  captions: [],
  startsAt: null,
  transcript: null,
  keywords,
  state: "vod",
  minutes: null,
  hour: null,
  change: null,
  publishedAt: new Date(0),
  badge: null,
  access: "free",
  next,
  people: [],
  role: null,
  year: null,
  language: "en",
});

it("named contents come first, then those with the most shared keywords, then the rest", () => {
  const one = content("one", ["sea", "night"], ["named", "also"]);
  const others = [
    content("rest", []),
    content("also", []),
    content("sea", ["sea"]),
    content("both", ["night", "sea"]),
    content("named", []),
  ];
  expect(listRelatedContents(one, [one, ...others], {}).map(({ token }) => token)).toEqual([
    "named",
    "also",
    "both",
    "sea",
    "rest",
  ]);
});

it("the following episodes of the series come before everything else, in order", () => {
  const all = ["one", "two", "three", "four", "named"].map((token) => content(token, []));
  const two = content("two", [], ["named", "four"]);
  const channel = {
    series: [{ token: "s", name: "S", episodes: ["one", "two", "three", "four"] }],
  };
  expect(listRelatedContents(two, all, channel).map(({ token }) => token)).toEqual([
    "three",
    "four",
    "named",
    "one",
  ]);
});
