import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  normalizeMenuEntryLink,
  normalizeLinkUrl,
  normalizeWebUrl,
} from "../../../lib/contract/normalize-urls.ts";

// docs/provider-api.md PA-323, docs/security.md SE-215
describe("a link", () => {
  test.each([
    ["www.example.com/shop", "https://www.example.com/shop"],
    ["example.com/shop?a=1", "https://example.com/shop?a=1"],
    ["example.com", "https://example.com"],
    ["example.com:8080/shop", "https://example.com:8080/shop"],
    ["bücher.example/neu", "https://bücher.example/neu"],
    ["https://example.com/a b", "https://example.com/a%20b"],
    [" https://exam\nple.com ", "https://example.com"],
    ["info@example.com", "mailto:info@example.com"],
    [
      "mailto:info@example.com?subject=Hello there",
      "mailto:info@example.com?subject=Hello%20there",
    ],
    ["+47 22 33 44 55", "tel:+4722334455"],
    ["tel:+4722334455", "tel:+4722334455"],
    ["/shop", "/shop"],
    ["shop", "shop"],
    ["guide.pdf", "guide.pdf"],
    ["#top", "#top"],
    ["", ""],
  ])("%j leads to %j", (value, link) => {
    expect(normalizeLinkUrl(value)).toBe(link);
  });

  test.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "\\\\evil.example",
    "/\\evil.example",
    "https:evil.example",
    "https://",
    "https://%",
    "two words",
    `https://example.com/${"x".repeat(10_000)}`,
  ])("%j is none", (value) => {
    expect(normalizeLinkUrl(value)).toBeUndefined();
  });

  test("has a scheme of four, or is a path that stays on the site", () => {
    const part = fc.constantFrom(
      "javascript",
      ":",
      "//",
      "\\",
      "\t",
      "www.",
      "a.de",
      "@",
      " ",
      "http",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(part).map((all) => all.join("")),
    );
    const base = "https://site.example/page";
    fc.assert(
      fc.property(text, (value) => {
        const link = normalizeLinkUrl(value);
        if (link === undefined) return;
        const { protocol, host } = new URL(link, base);
        expect(["https:", "http:", "mailto:", "tel:"]).toContain(protocol);
        if (!/^(?:https?|mailto|tel):/i.test(link)) expect(host).toBe("site.example");
      }),
    );
  });

  test("is read twice as once", () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const link = normalizeLinkUrl(value);
        if (link !== undefined) expect(normalizeLinkUrl(link)).toBe(link);
      }),
    );
  });
});

// docs/provider-api.md PA-323
describe("an entry of a menu", () => {
  test.each([
    ["page", "st.anton/lifts", { type: "page", url: "st.anton/lifts" }],
    ["page", "www.example.com/shop", { type: "external", url: "https://www.example.com/shop" }],
    ["page", "https://example.com", { type: "external", url: "https://example.com" }],
    ["page", "info@example.com", { type: "external", url: "mailto:info@example.com" }],
    ["external", "shop", { type: "external", url: "/shop" }],
    ["other", "#", { type: "other", url: "#" }],
    ["other", "", { type: "other", url: "" }],
    ["page", "javascript:alert(1)", undefined],
  ])("of type %s with the url %j leads to %j", (type, url, link) => {
    expect(normalizeMenuEntryLink(type, url)).toEqual(link);
  });
});

// docs/provider-api.md PA-323
describe("the address of a picture", () => {
  test.each([
    ["https://cdn.example.com/lake-{w}.avif", "https://cdn.example.com/lake-{w}.avif"],
    ["www.example.com/a.jpg", "https://www.example.com/a.jpg"],
    ["cdn.example.com/a.jpg", "https://cdn.example.com/a.jpg"],
    ["https://example.com/a b.jpg", "https://example.com/a%20b.jpg"],
    ["picture.jpg", undefined],
    ["/picture.jpg", undefined],
    ["//example.com/a.jpg", undefined],
    ["ftp://example.com/a.jpg", undefined],
  ])("%j is read as %j", (value, address) => {
    expect(normalizeWebUrl(value)).toBe(address);
  });

  test("is absolute and without white space", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string({ unit: "binary" })), (value) => {
        const address = normalizeWebUrl(value);
        if (address !== undefined) expect(address).toMatch(/^https?:\/\/\S+$/i);
      }),
    );
  });
});
