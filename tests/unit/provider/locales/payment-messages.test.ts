import { describe, expect, it } from "vitest";
import { paymentMessagesIn } from "../../../../provider/locales/payments/in-language.ts";

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, path = ""): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[path + key, value]] : flat(value, `${path}${key}.`),
  );
const placesOf = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();
const english = flat(paymentMessagesIn.en);

describe.each(Object.entries(paymentMessagesIn))("words about payments in %s", (language, all) => {
  it("have the places of the English ones", () => {
    const places = (texts: [string, string][]) =>
      texts.map(([key, text]) => [key, ...placesOf(text)]);
    expect(places(flat(all))).toEqual(places(english));
  });

  it("are words of their own", () => {
    const same = flat(all).filter(([, text], index) => text === english[index]?.[1]);
    expect(same).toEqual(language === "en" ? english : []);
  });
});
