import { describe, expect, test } from "vitest";
import { aChannel } from "../../support/samples.ts";

describe("a channel", () => {
  test.each([
    [{ watchlist_enabled: true }, true],
    [{ watchlist_enabled: false }, false],
    [{ watchlist: { enabled: false }, watchlist_enabled: true }, false],
    [{ watchlist: { enabled: true } }, true],
    [{}, false],
  ])("with %o has a watch list: %s", (facts, enabled) => {
    expect(aChannel(facts).watchlist).toEqual({ enabled });
  });

  test("has the name of its workspace", () => {
    const workspace = { id: "w1", name: "Acme", token: "acme", numeric_token: 7 };
    expect(aChannel({ workspace }).workspace).toEqual(workspace);
    expect(aChannel({ workspace: { id: "w1" } }).workspace).toBeUndefined();
  });

  test.each([
    ["DK", "DK"],
    ["dk", undefined],
    ["Denmark", undefined],
  ])("whose viewer is in %s is parsed as %s", (country, known) => {
    expect(aChannel({ viewer: { country } }).viewer?.country).toBe(known);
  });

  test.each([
    ["customGA", "G-ABC1234567"],
    ["customMetaPixel", "123456789012345"],
    ["analyticsSampleRate", 0],
    ["analyticsSampleRate", 12.5],
    ["analyticsSampleRate", 100],
  ])("may have %s %o", (name, value) => {
    expect(aChannel({ settings: { [name]: value } }).settings).toHaveProperty(name, value);
  });

  test.each([
    ["customGA", "UA-12345-6"],
    ["customGA", "G-ABC1234567');alert('1"],
    ["customGA", "g-abc1234567"],
    ["customMetaPixel", 123456789012345],
    ["customMetaPixel", "12345</script>"],
    ["analyticsSampleRate", -1],
    ["analyticsSampleRate", 100.1],
    ["analyticsSampleRate", "50"],
    ["analyticsSampleRate", Number.NaN],
  ])("has no %s from %o", (name, value) => {
    const { settings } = aChannel({ settings: { [name]: value, defaultLanguage: "da" } });
    expect(settings).not.toHaveProperty(name, value);
    expect(settings.defaultLanguage).toBe("da");
  });
});

// docs/provider-api.md PA-322
test("a channel's languages are the nearest of the ten", () => {
  const main = { languages: ["en-GB", "no", "tlh"] };
  const { settings } = aChannel({ settings: { defaultLanguage: "ja", main } });
  expect(settings).toMatchObject({ defaultLanguage: "jp", main: { languages: ["en", "nb"] } });
});
