import { describe, expect, it, test } from "vitest";
import { contrastRatio, mixColors } from "../../../lib/channel/color.ts";
import { pageBackgroundCss } from "../../../lib/channel/page-background.ts";

const dark = {
  background: "#0b0e0f",
  text: "#f3f4ef",
  mutedText: "#7d8480",
  colorScheme: "dark",
} as const;
const light = { background: "#f6f2ea", text: "#191512", colorScheme: "light" } as const;
const value = (css: string | undefined, name: string) =>
  css?.match(new RegExp(`${name}:(#[0-9a-f]{6})`))?.[1] ?? "";

describe("the background colour of a page", () => {
  it("is used unchanged where text is legible on it", () => {
    expect(value(pageBackgroundCss(dark, "#102030"), "--color-bg")).toBe("#102030");
  });

  test.each(["#ffffff", "#777", "rgb(255 0 0)"])("%s is changed until text is legible", (color) => {
    const css = pageBackgroundCss(dark, color);
    const ground = value(css, "--color-bg");
    expect(contrastRatio(value(css, "--color-text"), ground)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(value(css, "--color-text-muted"), ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it("changes white in a dark brand no further than text needs", () => {
  const ground = value(pageBackgroundCss(dark, "#ffffff"), "--color-bg");
  expect(
    contrastRatio(value(pageBackgroundCss(dark, "#ffffff"), "--color-text"), ground),
  ).toBeLessThan(7.5);
});

describe("the background picture of a page", () => {
  test.each([
    [dark, "#ffffff"],
    [light, "#000000"],
  ])("is under an overlay on which text is legible", (theme, worst) => {
    const css = pageBackgroundCss(theme, "https://a.example/x-{w}.jpg");
    const share = Number(css?.match(/color-mix\(in srgb,#[0-9a-f]{6} (\d+)%/)?.[1]) / 100;
    const ground = mixColors(worst, theme.background, share, "rgb");
    expect(css).toContain('url("https://a.example/x-1920.jpg")');
    expect(contrastRatio(theme.text, ground)).toBeGreaterThanOrEqual(7);
    expect(contrastRatio(value(css, "--color-text-muted"), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(value(css, "--color-accent"), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it("cannot escape its URL", () => {
    const css = pageBackgroundCss(dark, `https://a.example/")}</style><script>\\"`);
    expect(css).not.toMatch(/<|\\/);
    expect(css).toContain("%22)%7D%3C/style%3E");
  });
});

test.each([
  undefined,
  "",
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "/own.png",
  "red;} body{display:none",
  'url("https://a.example/x.png")',
  "linear-gradient(red, blue)",
])("%o is no background", (background) => {
  expect(pageBackgroundCss(dark, background)).toBeUndefined();
});
