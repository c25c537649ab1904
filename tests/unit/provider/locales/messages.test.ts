import { describe, expect, it } from "vitest";
import { messagesIn } from "../../../../provider/locales/in-language.ts";
import { interpolate } from "../../../../provider/locales/messages.ts";

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, path = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const english = flat(messagesIn.en);

describe.each(Object.entries(messagesIn))("words in %s", (language, messages) => {
  it("have the places of the English ones", () => {
    const places = (texts: [string, string][]) =>
      texts.map(([key, text]) => [key, ...new Set(placesOf(text))]);
    expect(places(flat(messages))).toEqual(places(english));
  });

  it("are words of their own", () => {
    const same = flat(messages).filter(([, text], index) => text === english[index]?.[1]);
    expect(same).toEqual(language === "en" ? english : []);
  });
});

describe("fill", () => {
  it("puts values in and leaves unknown places", () => {
    expect(interpolate("{a} and {b}", { a: 1 })).toBe("1 and {b}");
  });
});
