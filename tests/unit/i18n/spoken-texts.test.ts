import fc from "fast-check";
import { expect, test } from "vitest";
import { bcp47, type Language, languages } from "../../../lib/contract/languages.ts";
import { createLightTranslate } from "../../../lib/i18n/create-light-translate.ts";
import { createTranslate, type TextValues } from "../../../lib/i18n/translate.ts";
import { textsIn } from "../../support/texts.ts";

type Row = [Language, string, TextValues, string];

const plurals: Row[] = [
  ["en", "moreShown", { count: 1 }, "1 more shown"],
  ["en", "moreShown", { count: 12 }, "12 more shown"],
  ["da", "moreShown", { count: 12 }, "Viser 12 mere"],
  ["de", "moreShown", { count: 1 }, "1 weiterer Titel wird angezeigt"],
  ["de", "moreShown", { count: 12 }, "12 weitere Titel werden angezeigt"],
  ["es", "moreShown", { count: 1 }, "Se muestra 1 título más"],
  ["es", "moreShown", { count: 12 }, "Se muestran 12 títulos más"],
  ["es", "moreShown", { count: 1_000_000 }, "Se muestran 1000000 títulos más"],
  ["fr", "moreShown", { count: 0 }, "0 titre de plus affiché"],
  ["fr", "moreShown", { count: 1 }, "1 titre de plus affiché"],
  ["fr", "moreShown", { count: 2 }, "2 titres de plus affichés"],
  ["fr", "moreShown", { count: 1_000_000 }, "1000000 titres de plus affichés"],
  ["it", "moreShown", { count: 1 }, "Mostrato 1 altro titolo"],
  ["it", "moreShown", { count: 12 }, "Mostrati altri 12 titoli"],
  ["jp", "moreShown", { count: 1 }, "さらに1件を表示しました"],
  ["jp", "moreShown", { count: 12 }, "さらに12件を表示しました"],
  ["nb", "moreShown", { count: 12 }, "Viser 12 til"],
  ["pt", "moreShown", { count: 1 }, "Mais 1 título apresentado"],
  ["pt", "moreShown", { count: 12 }, "Mais 12 títulos apresentados"],
  ["sv", "moreShown", { count: 12 }, "Visar 12 till"],
  ["da", "myAccountNew", { count: 1 }, "Min konto, 1 ny notifikation"],
  ["da", "myAccountNew", { count: 3 }, "Min konto, 3 nye notifikationer"],
  ["nb", "myAccountNew", { count: 1 }, "Min konto, 1 nytt varsel"],
  ["nb", "myAccountNew", { count: 3 }, "Min konto, 3 nye varsler"],
  ["pt", "myAccountNew", { count: 1 }, "A minha conta, 1 nova notificação"],
  ["sv", "myAccountNew", { count: 1 }, "Mitt konto, 1 ny avisering"],
  ["sv", "myAccountNew", { count: 3 }, "Mitt konto, 3 nya aviseringar"],
];

const filled: Row[] = [
  ["en", "allOf", { name: "Sports" }, "All Sports"],
  ["da", "allOf", { name: "Sport" }, "Alt i Sport"],
  ["de", "allOf", { name: "Sport" }, "Alles in Sport"],
  ["es", "allOf", { name: "Deportes" }, "Todo en Deportes"],
  ["fr", "allOf", { name: "Sport" }, "Tout voir dans Sport"],
  ["fr", "playerPlaceKept", { time: "12:03" }, "Votre position est enregistrée\u00a0: 12:03."],
  ["it", "allOf", { name: "Sport" }, "Tutto in Sport"],
  ["jp", "allOf", { name: "スポーツ" }, "スポーツをすべて見る"],
  ["jp", "playerTimeOf", { time: "3 分", total: "1 時間" }, "1 時間中3 分"],
  ["nb", "allOf", { name: "Sport" }, "Alt i Sport"],
  ["pt", "allOf", { name: "Desporto" }, "Tudo em Desporto"],
  ["sv", "allOf", { name: "Sport" }, "Allt i Sport"],
];

test.each([...plurals, ...filled])(
  "in %s, %s with %j is “%s”",
  (language, key, values, expected) => {
    expect(createTranslate(bcp47(language), textsIn(language))(key, values)).toBe(expected);
  },
);

test("a name is unchanged, whatever characters it contains", () => {
  const t = createTranslate("en", textsIn("en"));
  expect(t("allOf", { name: "<Q&A> {{more}}" })).toBe("All <Q&A> {{more}}");
});

test.each(languages)(
  "a page has the same texts in %s as i18next, whatever the values",
  (language) => {
    const [locale, texts] = [bcp47(language), textsIn(language)];
    const [plain, i18next] = [createLightTranslate(locale, texts), createTranslate(locale, texts)];
    const word = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("{{name}}", "$&", "$1", "$t(live)", ""),
    );
    const values = fc.option(
      fc.record(
        {
          ...Object.fromEntries(
            ["country", "email", "name", "season", "time"].map((one) => [one, word]),
          ),
          count: fc.oneof(
            fc.nat(),
            fc.double({ noNaN: true }),
            fc.constantFrom(0, 1, 2, 1_000_000),
          ),
        },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    );
    const keys = Object.keys(texts).map((key) =>
      key.replace(/_(zero|one|two|few|many|other)$/, ""),
    );
    fc.assert(
      fc.property(fc.constantFrom(...keys, "noSuchKey"), values, (key, params) => {
        expect(plain(key, params)).toBe(i18next(key, params));
      }),
      { numRuns: 2000 },
    );
  },
);
