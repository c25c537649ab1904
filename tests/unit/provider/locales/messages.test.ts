import { describe, expect, it } from "vitest";
import { interpolateText } from "../../../../provider/locales/interpolate-text.ts";
import { createLocaleSchema } from "../../../../provider/locales/locale-schema.ts";
import { providerTextsByLanguage } from "../../../../provider/locales/locales.ts";

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, path = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
const { invoice: _words, ...english } = providerTextsByLanguage.en;
const reference = flat(english);

describe.each(Object.entries(providerTextsByLanguage).filter(([language]) => language !== "en"))(
  "texts in %s",
  (_, { invoice: _invoice, ...texts }) => {
    it("are all translated", () => {
      const same = flat(texts).filter(([, text], index) => text === reference[index]?.[1]);
      expect(same).toEqual([]);
    });
  },
);

describe("a locale is rejected", () => {
  const schema = createLocaleSchema({ hi: "Hi {name}", mail: { body: "Hello" } });

  it.each([
    ["without a text", { hi: "Hej {name}", mail: {} }, "mail"],
    ["with an empty text", { hi: "Hej {name}", mail: { body: "" } }, "mail"],
    ["with a text that the reference lacks", { hi: "{name}", mail: { body: "Hej" }, ho: "Ho" }, ""],
    ["with a wrong placeholder", { hi: "Hej {nam}", mail: { body: "Hej" } }, "hi"],
    ["without a placeholder", { hi: "Hej", mail: { body: "Hej" } }, "hi"],
  ])("%s", (_, texts, path) => {
    expect(schema.safeParse(texts).error?.issues[0]?.path[0] ?? "").toBe(path);
  });
});

it("a locale may repeat a placeholder and change their order", () => {
  const schema = createLocaleSchema({ text: "{a} and {b}" });
  expect(schema.safeParse({ text: "{b}, {a}, {b}" }).success).toBe(true);
});

describe("interpolate", () => {
  it("replaces placeholders and leaves unknown ones", () => {
    expect(interpolateText("{a} and {b}", { a: 1 })).toBe("1 and {b}");
  });
});
