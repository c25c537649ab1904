import { describe, expect, test } from "vitest";
import { alternateAddresses, canonicalAddress } from "../../../lib/seo/canonical-urls.ts";
import { aChannel } from "../../support/samples.ts";

const origin = "https://demo.example.com/ignored/path";
const offering = (languages?: string[]) => aChannel({ origin, settings: { main: { languages } } });

describe("a canonical URL", () => {
  test("is on the channel's origin", () => {
    expect(canonicalAddress(offering(), "/pages/films", undefined)).toBe(
      "https://demo.example.com/pages/films",
    );
  });

  test("contains the language of the query", () => {
    expect(canonicalAddress(offering(["en", "de"]), "/", "de")).toBe(
      "https://demo.example.com/?lng=de",
    );
  });

  test("leaves out a language that the channel does not offer", () => {
    expect(canonicalAddress(offering(["en", "de"]), "/", "fr")).toBe("https://demo.example.com/");
  });
});

describe("the alternates of a page", () => {
  test("are all ten languages by BCP 47 tag, and a default for others", () => {
    const found = alternateAddresses(offering(), "/video/a");
    expect(Object.keys(found)).toEqual("da de en es fr it nb pt sv ja x-default".split(" "));
    expect(found.ja).toBe("https://demo.example.com/video/a?lng=jp");
    expect(found["x-default"]).toBe("https://demo.example.com/video/a");
  });

  test("are the channel's languages where it lists some, each once", () => {
    const found = alternateAddresses(offering(["sv", "en", "sv"]), "/");
    expect(Object.keys(found)).toEqual(["en", "sv", "x-default"]);
  });

  test("are all ten where the list is empty", () => {
    expect(Object.keys(alternateAddresses(offering([]), "/"))).toHaveLength(11);
  });

  test("each have themselves as canonical", () => {
    const channel = offering(["en", "de"]);
    expect(alternateAddresses(channel, "/x").de).toBe(canonicalAddress(channel, "/x", "de"));
  });
});
