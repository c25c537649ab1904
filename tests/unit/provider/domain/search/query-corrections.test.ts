import { expect, test } from "vitest";
import { filterCorrectableWords } from "../../../../../provider/domain/search/query-corrections.ts";

test("words are looked up once, and no longer than any real word", () => {
  const words = ["wintre", "wintre", "donaudampfschifffahrtsgesellschaft", "x".repeat(250)];
  expect(filterCorrectableWords(words)).toEqual(["wintre", "donaudampfschifffahrtsgesellschaft"]);
});

test("Japanese, which is searched for in pairs of characters, has no corrections", () => {
  expect(filterCorrectableWords(["湖畔", "lake"])).toEqual(["lake"]);
});
