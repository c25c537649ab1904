import { describe, expect, test } from "vitest";
import { contrastRatio } from "../../../lib/channel/color.ts";
import { resolveTheme } from "../../../lib/channel/theme.ts";
import { sanitizeNavigation } from "../../../lib/channel/sanitize-navigation.ts";
import { channelHeaderSchema, type NavigationItem } from "../../../lib/contract/channel-header.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";

const dark = { background: "#0b0e0f" };
const light = { background: "#ffffff", colorScheme: "light" } as const;

function navigation(...entries: object[]): NavigationItem[] {
  const all = entries.map((entry) => ({ name: "Entry", type: "page", url: "entry", ...entry }));
  return parseResponse(channelHeaderSchema, { navigation: all }).value.navigation;
}

function styleIn(theme: object, style: object) {
  return sanitizeNavigation(navigation({ style }), theme)[0]?.style;
}

describe("an owner's colour in the navigation", () => {
  test("is unchanged where it is legible", () => {
    expect(styleIn(dark, { color: "#ffb774", bold: true })).toEqual({
      color: "#ffb774",
      bold: true,
    });
  });

  test.each([
    [dark, "#111111"],
    [light, "yellow"],
  ])("is changed until it is legible on %o", (theme, color) => {
    const { bg, float } = resolveTheme(theme).colors;
    const mended = String(styleIn(theme, { color })?.color);
    expect(
      Math.min(contrastRatio(mended, bg), contrastRatio(mended, float)),
    ).toBeGreaterThanOrEqual(4.5);
  });

  test("is replaced by black or white on the entry's background", () => {
    expect(styleIn(dark, { color: "#333", background: "#222" })).toMatchObject({
      color: "#ffffff",
      background: "#222222",
    });
  });

  test.each(["url(https://x.test/a)", "red;position:fixed", "var(--color-bg)", "expression(1)"])(
    "%s is ignored",
    (color) => {
      const style = styleIn(dark, { color, background: color });
      expect([style?.color, style?.background]).toEqual([undefined, undefined]);
    },
  );
});

test("a long name is cut at 160 characters", () => {
  const [entry] = sanitizeNavigation(navigation({ name: "x".repeat(10_000) }), dark);
  expect(entry?.name).toBe(`${"x".repeat(160)}…`);
});

test("ten levels are kept and an eleventh is dropped", () => {
  const nested = (depth: number): object => ({
    name: `Level ${depth}`,
    type: "page",
    url: `level-${depth}`,
    items: depth < 14 ? [nested(depth + 1)] : [],
  });
  const depthOf = (items: NavigationItem[]): number =>
    items.length === 0 ? 0 : 1 + depthOf(items[0]?.items ?? []);
  expect(depthOf(sanitizeNavigation(navigation(nested(1)), dark))).toBe(10);
});

test.each(["javascript:alert(1)", "data:text/html,x", "JaVaScRiPt:alert(1)", "vbscript:x"])(
  "an entry that links to %s is left out",
  (url) => {
    expect(navigation({ type: "external", url }, { name: "Fine" })).toHaveLength(1);
  },
);
