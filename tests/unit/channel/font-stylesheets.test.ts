import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fontStylesheetsByFamily } from "../../../lib/channel/font-stylesheets.ts";
import {
  getFontPair,
  fontStack,
  siteFontPairs,
  fontPairRules,
  titleFontStack,
} from "../../../lib/channel/fonts.ts";
import { maxTitleFontBytes } from "../../../lib/channel/title-font-face-rules.ts";
import { titleLetters, unicodeRange } from "../../../lib/channel/title-letters.ts";
import { hashStylesheet } from "../../../lib/front/faces/make-font-stylesheet.ts";

const sheetOf = (display: string) =>
  readFileSync(`public${fontStylesheetsByFamily[display]}`, "utf8");
const fontsIn = (css: string) =>
  [...css.matchAll(/base64,([^)]+)\)/g)].map(([, data = ""]) => Buffer.from(data, "base64"));

it("a code point is written as itself, and a run of them by its ends", () => {
  expect(unicodeRange("cab-é")).toBe("U+2D,U+61-63,U+E9");
});

it("basic Latin and the usual punctuation are in every subset", () => {
  const letters = new Set(titleLetters.words + titleLetters.signs);
  const basic = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));
  expect([...basic, ..."’‘“”–—…·×\u00a0"].filter((letter) => !letters.has(letter))).toEqual([]);
});

it("the served sheets are exactly those of the table", () => {
  const served = readdirSync("public/fonts/faces").map((name) => `/fonts/faces/${name}`);
  expect(served.toSorted()).toEqual(Object.values(fontStylesheetsByFamily).toSorted());
});

describe.each(siteFontPairs.map((pair) => [pair.display, pair] as const))("%s", (display, pair) => {
  it("has its titles in at most 10,000 bytes of WOFF2", () => {
    const fonts = fontsIn(sheetOf(display));
    expect(fonts).toHaveLength(2);
    expect(fonts.every((font) => font.toString("latin1", 0, 4) === "wOF2")).toBe(true);
    expect(fonts.reduce((sum, font) => sum + font.length, 0)).toBeLessThanOrEqual(
      maxTitleFontBytes,
    );
  });

  it("declares them at the weight of its headings, without a swap", () => {
    const rules = sheetOf(display).split("\n").slice(0, 2);
    for (const rule of rules) {
      expect(rule).toContain(`font-family:"${display} Titles"`);
      expect(rule).toContain(`font-weight:${pair.settings.weight};font-display:block`);
    }
  });

  it("has a sheet that is named by its text", () => {
    const css = sheetOf(display);
    expect(fontStylesheetsByFamily[display]).toContain(`.${hashStylesheet(css)}.css`);
  });

  it("uses its subset first, then the whole face, then a fallback", () => {
    expect(titleFontStack(display)).toMatch(
      new RegExp(`^"${display} Titles","${display}","${display} Fallback`),
    );
  });
});

it("a bold fallback is a bold face of the device", () => {
  const rules = fontPairRules(getFontPair({ family: "Archivo" }));
  expect(rules).toMatch(/"Archivo Fallback";src:local\("Arial Bold"\)[^}]*;font-weight:700/);
  expect(rules).toContain('local("Liberation Sans Narrow Bold")');
});

it("a condensed face has a narrow fallback before a wide one", () => {
  expect(fontStack("Barlow Condensed")).toBe(
    '"Barlow Condensed","Barlow Condensed Fallback Narrow","Barlow Condensed Fallback",Arial,Helvetica,sans-serif',
  );
});
