import { expect, it } from "vitest";
import { parseAcceptLanguage } from "../../../../provider/domain/accepted-language.ts";

it.each([
  ["de-AT,fr;q=0.8", "de"],
  ["ja", "jp"],
  ["no, en", "nb"],
  ["nl, sv;q=0.5", "sv"],
  ["nl", "en"],
  ["*", "en"],
  ["", "en"],
  [undefined, "en"],
])("%s gives the language %s", (header, language) => {
  expect(parseAcceptLanguage(header)).toBe(language);
});
