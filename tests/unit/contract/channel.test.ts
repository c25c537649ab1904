import { describe, expect, test } from "vitest";
import { aChannel } from "../../support/samples.ts";

describe("a channel", () => {
  test.each([
    [{ watchlist_enabled: true }, true],
    [{ watchlist_enabled: false }, false],
    [{ watchlist: { enabled: false }, watchlist_enabled: true }, false],
    [{ watchlist: { enabled: true } }, true],
    [{}, false],
  ])("that says %o has a watch list: %s", (facts, enabled) => {
    expect(aChannel(facts).watchlist).toEqual({ enabled });
  });

  test("names its workspace", () => {
    const workspace = { id: "w1", name: "Acme", token: "acme", numeric_token: 7 };
    expect(aChannel({ workspace }).workspace).toEqual(workspace);
    expect(aChannel({ workspace: { id: "w1" } }).workspace).toBeUndefined();
  });

  test.each([
    ["DK", "DK"],
    ["dk", undefined],
    ["Denmark", undefined],
  ])("whose viewer is in %s has them in %s", (country, known) => {
    expect(aChannel({ viewer: { country } }).viewer?.country).toBe(known);
  });
});
