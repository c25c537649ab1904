import { describe, expect, it, test } from "vitest";
import {
  describeBackgroundChange,
  describeContrastChanges,
} from "../../../lib/channel/describe-contrast-changes.ts";
import { resolveTheme } from "../../../lib/channel/theme.ts";
import { seededCatalogues } from "../../../provider/seed/seeded-catalogues.ts";

describe("notes on a page's background", () => {
  const dark = { background: "#0b0e0f", text: "#f3f4ef", colorScheme: "dark" } as const;

  test.each([undefined, "", "#102030", "https://a.example/x-{w}.jpg"])(
    "are empty for %o",
    (colors) => {
      expect(describeBackgroundChange(dark, colors)).toEqual([]);
    },
  );

  it("report a colour on which text is not legible", () => {
    const [note] = describeBackgroundChange(dark, "#ffffff");
    expect(note).toMatch(/^page background #ffffff with text #\w+ has 1\.1:1 \(7:1 is needed\)/);
  });

  it("report a value that is neither colour nor picture", () => {
    expect(describeBackgroundChange(dark, "url(x)")).toEqual([
      "The page background url(x) is no colour and no picture: left out.",
    ]);
  });
});

describe("notes on contrast", () => {
  it("report the configured colour, its contrast, and the colour used instead", () => {
    const theme = { background: "#ffffff", primary: "#ffd400", colorScheme: "light" } as const;
    const { accent } = resolveTheme(theme).colors;
    expect(describeContrastChanges(theme)).toEqual([
      expect.stringMatching(
        `^primary as text #ffd400 on background #ffffff has 1\\.4:1 \\(4\\.5:1 is needed\\): ${accent} is used, `,
      ),
    ]);
  });

  test.each([
    ["text", { background: "#000", text: "#444" }],
    ["mutedText", { background: "#000", mutedText: "#222" }],
    ["onPrimary", { primary: "#ffd400", onPrimary: "#ffffff" }],
    ["danger", { background: "#000", danger: "#400000" }],
    ["surface", { background: "#000", surface: "#999" }],
    ["background", { background: "#777", text: "#eee", colorScheme: "dark" as const }],
  ])("report %s that is not legible", (name, theme) => {
    expect(describeContrastChanges(theme).some((note) => note.startsWith(`${name} #`))).toBe(true);
  });

  it("report a colour that cannot be parsed", () => {
    expect(describeContrastChanges({ text: "blueish" })[0]).toContain("text blueish is no colour");
  });

  test.each(seededCatalogues.map(({ channel }) => [channel.token, channel.theme]))(
    "are few for the seeded channel %s",
    (_, theme) => {
      expect(describeContrastChanges(theme)).toEqual([]);
    },
  );
});
