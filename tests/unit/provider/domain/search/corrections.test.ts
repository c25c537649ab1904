import { expect, test } from "vitest";
import { correctableWords } from "../../../../../provider/domain/search/corrections.ts";

test("words are looked up once, and no longer than any real word", () => {
  const words = ["wintre", "wintre", "donaudampfschifffahrtsgesellschaft", "x".repeat(250)];
  expect(correctableWords(words)).toEqual(["wintre", "donaudampfschifffahrtsgesellschaft"]);
});

test("Japanese, which is searched for in pairs of characters, has no corrections", () => {
  expect(correctableWords(["湖畔", "lake"])).toEqual(["lake"]);
});
