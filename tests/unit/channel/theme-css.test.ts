import { existsSync } from "node:fs";
import { expect, it, test } from "vitest";
import {
  brandFontRules,
  brandFontStylesheetPath,
} from "../../../lib/channel/brand-font-stylesheet.ts";
import {
  listPreloadedFontUrls,
  getFontPair,
  fontStack,
  fontPairRules,
} from "../../../lib/channel/fonts.ts";
import { aChannel } from "../../support/samples.ts";
import { getHeroVariant, themeCss } from "../../../lib/channel/theme-css.ts";

const styled = (theme = {}, font?: { family: string; url?: string }) => ({
  style: { theme, font, isMobile: undefined },
});

const families = [
  "Hanken Grotesk",
  "Archivo",
  "Barlow Condensed",
  "Instrument Serif",
  "Instrument Sans",
  "Bricolage Grotesque",
  "Figtree",
];

test.each(families)("the files of %s exist", (family) => {
  const paths = getFontPair({ family }).faces.map(({ file }) => `/fonts/${file}`);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(`public${path}`))).toEqual([]);
});

test.each(families)("%s has a fallback with its metrics", (family) => {
  const rules = fontPairRules(getFontPair({ family }));
  expect(rules).toContain(`font-family:"${family} Fallback";src:local(`);
  expect(fontStack(family)).toContain(`"${family} Fallback"`);
});

it("lists only the faces of the current brand, in the order in which they load", () => {
  const css = themeCss(styled({}, { family: "Figtree" }));
  expect(css).toContain('--font-display:"Bricolage Grotesque Titles","Bricolage Grotesque",');
  expect(css).not.toContain("Hanken Grotesk");
});

it("links the style sheet of the brand's faces, unless the device's faces are used", () => {
  expect(brandFontStylesheetPath(styled({}, { family: "Figtree" }), "de")).toMatch(
    /^\/fonts\/faces\/bricolage-grotesque\.[0-9a-f]{16}\.css$/,
  );
  expect(brandFontStylesheetPath(styled(), "en")).toMatch(/\/hanken-grotesk\./);
  expect(brandFontStylesheetPath(styled({}, { family: "Figtree" }), "jp")).toBeUndefined();
  expect(brandFontStylesheetPath(styled({}, { family: "Owner Sans" }), "en")).toBeUndefined();
});

it("declares the faces of a brand, unless the device's faces are used", () => {
  const rules = brandFontRules(styled({}, { family: "Figtree" }), "de");
  expect(rules).toBe(fontPairRules(getFontPair({ family: "Figtree" })));
  expect(brandFontRules(styled({}, { family: "Figtree" }), "jp")).toBe("");
});

it("preloads only the text face, because titles are in the style sheet", () => {
  expect(listPreloadedFontUrls(styled({}, { family: "Archivo" }), "en")).toEqual([
    "/fonts/archivo-latin-wght-normal.woff2",
  ]);
});

it("preloads the owner's face, and none where the device's faces are used", () => {
  const font = { family: "Owner Sans", url: "https://cdn.example/a.woff2" };
  expect(listPreloadedFontUrls(styled({}, font), "de")).toEqual([font.url]);
  expect(listPreloadedFontUrls(styled({}, font), "jp")).toEqual([]);
  expect(listPreloadedFontUrls(styled({}, { family: "Owner Sans" }), "de")).toEqual([]);
});

it("uses a face from the owner's URL only when it is available at once", () => {
  const css = brandFontRules(
    styled({}, { family: "Owner Sans", url: "https://cdn.example/a.woff2" }),
    "en",
  );
  expect(css).toContain('src:url("https://cdn.example/a.woff2");font-display:optional');
  expect(getFontPair({ family: "Owner Sans" }).settings.weight).toBe(640);
});

it("cannot be ended or opened by an owner's URL", () => {
  const url = 'https://cdn.example/"}</style><script>alert(1)</script>?a="#\\"</style>';
  const css = brandFontRules(styled({}, { family: "Owner Sans", url }), "en");
  expect(css).not.toMatch(/<|\\/);
  expect(css.match(/src:url\("([^"]*)"\)/)?.[1]).toContain("%22");
});

test.each([
  `Owner"; } body { display: none } @font-face { font-family: "`,
  "Owner</style><script>alert(1)</script>",
  "Owner\\",
  "Owner'Sans",
  "x".repeat(65),
  "",
])("uses the default face in place of the hostile family %o", (family) => {
  const channel = aChannel({ style: { font: { family, url: "https://cdn.example/a.woff2" } } });
  expect(themeCss(channel)).toBe(themeCss(aChannel()));
  expect(brandFontRules(channel, "en")).toBe(brandFontRules(aChannel(), "en"));
});

test.each(["javascript:alert(1)", "data:font/woff2;base64,AA", "/own.woff2", 7])(
  "keeps the system's face where the file's URL is %o",
  (url) => {
    const channel = aChannel({ style: { font: { family: "Owner Sans", url } } });
    expect(brandFontRules(channel, "en")).toBe("");
    expect(themeCss(channel)).toContain('--font-text:"Owner Sans",Arial');
  },
);

it("gives a dark brand the overlay hero, a strict light brand the letterbox, a friendly brand the split", () => {
  expect(getHeroVariant(styled({ background: "#000" }))).toBe("overlay");
  expect(getHeroVariant(styled({ background: "#fff", radius: 0 }))).toBe("letterbox");
  expect(getHeroVariant(styled({ background: "#fff", radius: 16 }))).toBe("split");
});
