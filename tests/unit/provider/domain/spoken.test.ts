import { expect, it } from "vitest";
import { spokenIn } from "../../../../provider/domain/spoken.ts";

it.each([
  ["de-AT,fr;q=0.8", "de"],
  ["ja", "jp"],
  ["no, en", "nb"],
  ["nl, sv;q=0.5", "sv"],
  ["nl", "en"],
  ["*", "en"],
  ["", "en"],
  [undefined, "en"],
])("%s is answered in %s", (header, language) => {
  expect(spokenIn(header)).toBe(language);
});
