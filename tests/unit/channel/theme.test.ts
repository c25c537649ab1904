import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Theme } from "../../../lib/contract/channel.ts";
import { contrastRatio, mixColors } from "../../../lib/channel/color.ts";
import { resolveTheme } from "../../../lib/channel/theme.ts";

const brands: [string, Theme][] = [
  ["demo", brand("dark", "#ffb774 #1d1207 #0b0e0f #15191a #f3f4ef #a9b0ab #ff8a7d", 10)],
  ["arena", brand("dark", "#d6ff3f #10140a #08090c #13151b #f5f6f8 #a4a9b5 #ff7d85", 3)],
  ["lumen", brand("light", "#a32a1c #ffffff #f6f2ea #ece6da #191512 #645c52 #a3161f", 0)],
  ["academy", brand("light", "#2748d9 #ffffff #fffefb #f1f2fb #14162b #585c78 #b3202f", 16)],
];

const hostile: [string, Theme][] = [
  ["nothing at all", {}],
  ["white on white", { primary: "#fff", background: "#fff", text: "#fff", surface: "#fff" }],
  ["yellow on white", { primary: "yellow", background: "white" }],
  ["black on black", { primary: "#000", background: "#000", text: "#000", mutedText: "#000" }],
  ["text of no contrast on its surface", { background: "#fff", text: "#222", surface: "#333" }],
  ["middle grey everywhere", { primary: "#777", background: "#777", text: "#777", danger: "#777" }],
  ["a scheme against its background", { colorScheme: "dark", background: "#ffffff" }],
  ["words that are no colours", { primary: "very red", background: "url(x)" }],
  ["a transparent primary", { primary: "rgb(255 0 0 / .1)", background: "#102030" }],
];

/** The active line of a transcript: `--color-media-1` over `--color-media-panel`. */
const liveLine = mixColors("#121415", "#ffffff", 0x24 / 255, "rgb");

function brand(colorScheme: "dark" | "light", hexes: string, radius: number): Theme {
  const [primary, onPrimary, background, surface, text, mutedText, danger] = hexes.split(" ");
  const colors = { primary, onPrimary, background, surface, text, mutedText, danger };
  return { colorScheme, ...colors, radius };
}

/** Every pair of text and background that a component may render, with its minimum contrast. */
function pairs(theme: Theme): [string, number, number][] {
  const { colors: c } = resolveTheme(theme);
  const planes = { bg: c.bg, surface: c.surface, float: c.float };
  const on = (name: string, color: string, grounds: Record<string, string>, least: number) =>
    Object.entries(grounds).map(([ground, hex]): [string, number, number] => [
      `${name} on ${ground}`,
      contrastRatio(color, hex),
      least,
    ]);
  return [
    ...on("text", c.text, { ...planes, raised: c.raised }, 4.5),
    ...on("muted", c.textMuted, { ...planes, raised: c.raised, soft: c.primarySoft }, 4.5),
    ...on("accent", c.accent, { ...planes, soft: c.primarySoft }, 4.5),
    ...on("danger", c.danger, { ...planes, soft: c.dangerSoft }, 4.5),
    ...on("on primary", c.onPrimary, { primary: c.primary }, 4.5),
    ...on("on primary", c.onPrimary, { hover: c.primaryHover, pressed: c.primaryPressed }, 4.5),
    ...on("control", c.control, { bg: c.bg, surface: c.surface }, 3),
    ...on("progress", c.mediaAccent, { picture: "#26282b" }, 3),
    ...on("time", mixColors(c.mediaAccent, "#ffffff", 0.4), { line: liveLine }, 4.5),
  ];
}

function tooWeak(theme: Theme): string[] {
  return pairs(theme)
    .filter(([, ratio, least]) => ratio < least)
    .map(([name, ratio]) => `${name}: ${ratio.toFixed(2)}`);
}

describe("a theme gives legible colours", () => {
  test.each(brands)("in the brand %s", (_, theme) => {
    expect(tooWeak(theme)).toEqual([]);
  });

  test.each(hostile)("with %s", (_, theme) => {
    expect(tooWeak(theme)).toEqual([]);
  });

  it("with any values of the owner", () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((n) => `#${n.toString(16).padStart(6, "0")}`);
    const any = fc.record(
      {
        primary: hex,
        onPrimary: hex,
        background: hex,
        surface: hex,
        text: hex,
        mutedText: hex,
        danger: hex,
        colorScheme: fc.constantFrom("dark" as const, "light" as const),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(any, (theme) => tooWeak(theme).length === 0),
      { numRuns: 150 },
    );
  });
});

describe("an owner's values", () => {
  test.each(brands)(
    "are unchanged in the brand %s, where every one of them is legible",
    (_, theme) => {
      const { colors, scheme, radius } = resolveTheme(theme);
      expect(colors).toMatchObject({
        bg: theme.background,
        surface: theme.surface,
        text: theme.text,
        primary: theme.primary,
        onPrimary: theme.onPrimary,
        textMuted: theme.mutedText,
      });
      expect({ scheme, radius }).toEqual({ scheme: theme.colorScheme, radius: theme.radius });
    },
  );

  it("set the scheme by the background when they name none", () => {
    expect(resolveTheme({ background: "#fafafa" }).scheme).toBe("light");
    expect(resolveTheme({ background: "#101010" }).scheme).toBe("dark");
    expect(resolveTheme({}).scheme).toBe("dark");
  });

  it("add an edge to a button when its colour is lost on the background", () => {
    const lost = resolveTheme({ primary: "#fff", background: "#fff" }).colors;
    const seen = resolveTheme({ primary: "#000", background: "#fff" }).colors;
    expect(lost.primaryEdge).toBe(lost.control);
    expect(seen.primaryEdge).toBe("transparent");
  });

  it("limit a radius to 0…24 px", () => {
    expect(resolveTheme({ radius: 99 }).radius).toBe(24);
    expect(resolveTheme({ radius: -3 }).radius).toBe(0);
  });
});

it("are mixed in OKLab as in CSS", () => {
  expect(mixColors("#000000", "#ffffff", 0.5)).toBe("#636363");
});
